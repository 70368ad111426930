import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { eventPath } from '../../../words/addresses/event-addresses.ts'
import { LikelyLink } from '../../form/submission/duplicate-notice.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'
import type { WireEvent } from '../../upcoming/present-event.ts'

export function LikelyEvents({ candidates }: { candidates: readonly WireEvent[] }) {
  const links = useLinks()
  const { language } = useSite()
  const timeZone = useTimeZone()
  return (
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
  )
}
