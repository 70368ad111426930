import { eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { spanText } from '../../../domain/kernel/text/notation.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { zoneMark } from '../../../domain/kernel/time/language-day.ts'
import { eventPath } from '../../../words/addresses/event-addresses.ts'
import { makeLinks } from '../../addresses/links.ts'
import { loadSubmission } from '../../form/submission/load-submission.ts'
import type { LoadArguments } from '../../loading/load.ts'

export async function load(args: LoadArguments) {
  const { client, language, url } = args
  const loaded = await loadSubmission(args, (token) => client.getEventSubmission({ token }))
  if (loaded === null) return null
  const { found, standing } = loaded
  const { zone, precision, type, token, title, own_title, description, place, proof } = found
  const { start, end } = eventTimeOf(found)
  const timeZone = zone ?? zoneOfLanguage[language]
  const dateOf = (at: number) => formatEventDate({ at, precision, language, timeZone })
  const times = spanText({ from: dateOf(start), to: end === null ? null : dateOf(end), language })
  const hasTime = precision === 'hour'
  return {
    standing,
    href: found.event_id === null ? null : makeLinks(url.searchParams).inside(eventPath(found.event_id)),
    when: {
      time: hasTime && zone === null ? times + zoneMark({ at: start, language }) : times,
      zone: hasTime ? zone : null,
    },
    /** What the form is filled with. */
    event: {
      type,
      token,
      title,
      own_title,
      description,
      start: found.start,
      end: found.end,
      precision,
      place,
      proof,
    },
  }
}

export type LoadedSubmission = NonNullable<Awaited<ReturnType<typeof load>>>
