import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { RemoteOption } from '../use-remote-options.ts'

interface OfferedSubjectsProps {
  readonly q: string
  readonly offered: readonly RemoteOption[]
  readonly words: { readonly noMatches: string; readonly defaultTitle: string }
  readonly hrefOf: (value: string) => string
  readonly preventScrollReset?: boolean
}

export function OfferedSubjects({ q, offered, words, hrefOf, ...rest }: OfferedSubjectsProps) {
  const t = useMessages('embeds/builder')
  if (offered.length === 0) return <output className="mt-4 block text-sm">{words.noMatches}</output>
  return (
    <>
      <h3 className="mt-5 text-xs font-head text-ink-3">
        {q === '' ? words.defaultTitle : t.matches({ q })}
      </h3>
      <ul className="mt-1 border-y border-rule">
        {offered.map(({ value, label }) => (
          <li key={value} className="not-last:border-b not-last:border-rule">
            <PageLink
              to={hrefOf(value)}
              {...rest}
              className="flex min-h-11 items-center justify-between gap-2 text-sm text-ink hover:text-accent"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <Icon name="right" className="size-4 text-ink-3" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
