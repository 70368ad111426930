import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { eventPath } from '../../../words/addresses/event-addresses.ts'
import { LikelyLink, LikelySame } from '../../form/submission/likely-same.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'

interface LikelyDuplicatesProps {
  readonly candidates: readonly WireEvent[]
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
}

/** Somebody may have told of it before. */
export function LikelyDuplicates({ candidates, ...rest }: LikelyDuplicatesProps) {
  const links = useLinks()
  const { language } = useSite()
  const timeZone = useTimeZone()
  return (
    <LikelySame area="event" className="mt-6" {...rest}>
      <ul className="mt-2">
        {candidates.map(({ event_id, title, start, precision }) => (
          <li key={event_id}>
            <LikelyLink href={links.inside(eventPath(event_id))}>{title}</LikelyLink>{' '}
            <span className="text-xs text-ink-3">
              {formatEventDate({ at: Date.parse(start), precision, language, timeZone })}
            </span>
          </li>
        ))}
      </ul>
    </LikelySame>
  )
}
