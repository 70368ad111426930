import { readDomain } from '../../../domain/dapps/domain-name.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

interface DomainTagsProps {
  readonly label: string
  readonly domains: readonly string[]
  readonly onChange: (kept: readonly string[]) => void
}

/** Each is a button that takes it away. */
export function DomainTags({ label, domains, onChange }: DomainTagsProps) {
  const t = useMessages('dapps/page')
  if (domains.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {domains.map((one, index) => (
        <li key={one} className="min-w-0">
          <button
            type="button"
            className="tag dapp-domain"
            data-wrong={typeof readDomain(one) === 'string' || undefined}
            aria-label={t.removeDomain({ domain: one })}
            onClick={() => onChange(domains.filter((_, at) => at !== index))}
          >
            <span className="truncate">{one}</span>
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
