import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EventMark } from '../../upcoming/event-mark.tsx'
import type { LoadedTypes } from './present-types.ts'
import { useGroupWord } from './use-filter-words.ts'

export function TypeChips({ types: { groups } }: { types: LoadedTypes }) {
  const words = useMessages('event-types')
  const groupWord = useGroupWord()
  return (
    <div className="type-rows">
      {groups.map(({ group, types, ...chip }) => (
        <ul key={group} aria-label={groupWord(group)} className="type-row">
          <li className="type-group">
            <Chip chip={chip}>
              <EventMark group={group} />
              {groupWord(group)}
            </Chip>
          </li>
          {types.map(({ type, ...one }) => (
            <li key={type}>
              <Chip chip={one}>{words[type]()}</Chip>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

interface ChipProps {
  readonly chip: { readonly href: string; readonly count: number; readonly isOn: boolean }
  readonly children: React.ReactNode
}

function Chip({ chip: { href, count, isOn }, children }: ChipProps) {
  return (
    <PageLink
      to={href}
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
      className={`chip ${count === 0 ? 'border-dashed text-ink-3' : ''}`}
    >
      {children} <span className="font-body opacity-80">{count}</span>
    </PageLink>
  )
}
