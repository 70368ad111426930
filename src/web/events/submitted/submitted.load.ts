import { eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { spanText } from '../../../domain/kernel/text/notation.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { formatZonedDayIn, zoneMark } from '../../../domain/kernel/time/language-day.ts'
import { eventPath } from '../../../words/addresses/event-addresses.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { orFallback } from '../../loading/or-fallback.ts'

export async function load({ client, language, url }: LoadArguments) {
  const token = url.searchParams.get('token') ?? ''
  const found = token === '' ? null : await orFallback(client.getEventSubmission({ token }), null)
  if (found === null) return null
  const timeZone = zoneOfLanguage[language]
  const { start, end, precision } = eventTimeOf(found)
  const dateOf = (at: number) => formatEventDate({ at, precision, language, timeZone })
  return {
    status: found.status,
    reason: found.reason,
    href: found.event_id === null ? null : makeLinks(url.searchParams).inside(eventPath(found.event_id)),
    submitted: formatZonedDayIn({ at: found.submitted_at, language }),
    decided: found.decided_at === null ? null : formatZonedDayIn({ at: found.decided_at, language }),
    type: found.type,
    token: found.token,
    title: found.title,
    description: found.description,
    when:
      spanText({ from: dateOf(start), to: end === null ? null : dateOf(end), language }) +
      (precision === 'hour' ? zoneMark({ at: start, language }) : ''),
    place: found.place,
    proof: found.proof,
  }
}

export type LoadedSubmission = NonNullable<Awaited<ReturnType<typeof load>>>
