import { data } from 'react-router'
import {
  eventDateTime,
  eventDays,
  eventTimeOf,
  isEventOver,
} from '../../../domain/events/calendar/event-days.ts'
import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { isEventId } from '../../../domain/events/event-id.ts'
import { spanText } from '../../../domain/kernel/text/notation.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { formatZonedDayIn, zoneMark } from '../../../domain/kernel/time/language-day.ts'
import { coinNameIn } from '../../../domain/market/quotes/local-coin-names.ts'
import { cardPath } from '../../../words/addresses/card-addresses.ts'
import { calendarPath, eventPath } from '../../../words/addresses/event-addresses.ts'
import { eventFile } from '../../../words/addresses/event-file-address.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { dayTextSince } from '../../upcoming/day-text.ts'
import { describeEvent } from './describe-event.ts'
import { googleCalendarLink } from './google-calendar.ts'
import { presentPrices } from './present-prices.ts'

export async function load({ client, language, params, url, now }: LoadArguments) {
  const { id = '' } = params
  // A malformed id means an unknown event: 404, not 400.
  if (!isEventId(id)) throw data(null, { status: 404 })
  const event = await client.getEvent({ id })
  const links = makeLinks(url.searchParams)
  const timeZone = zoneOfLanguage[language]
  const time = eventTimeOf(event)
  const { precision } = time
  const dateOf = (at: number) => formatEventDate({ at, precision, language, timeZone })
  const days = eventDays(time, timeZone)
  const today = dayAt({ at: now, timeZone }) ?? ''
  const isOver = isEventOver(time, { now: now.getTime(), timeZone })
  const lang = (text: string | null) => (text === null ? undefined : foreignLang({ text, reader: language }))
  const filter = { symbols: [event.token], time: null, tags: [] }
  const proofHost = event.proof === null ? null : new URL(event.proof).hostname.replace(/^www\./, '')
  const start = dateOf(time.start)
  /** The end with the mark that joins it to the start: `~2026.11.24`. */
  const end = time.end === null ? null : spanText({ from: '', to: dateOf(time.end), language })
  /** The zone is shown only for an event known to the hour: a day or a month belongs to no time zone. */
  const zone = precision === 'hour' ? zoneMark({ at: time.start, language }) : ''
  return {
    id,
    path: eventPath(id),
    card: cardPath({ kind: 'event', id, language, version: event.updated_at }),
    title: event.title,
    description: event.description,
    summary: await describeEvent(
      {
        ...event,
        date: start + (end ?? '') + zone,
        text: lang(event.description) === undefined ? event.description : null,
        proofHost,
        isDemo: event.is_demo,
        isWithdrawn: event.withdrawn_at !== null,
      },
      language,
    ),
    langs: { title: lang(event.title), description: lang(event.description) },
    type: event.type,
    group: event.group,
    token: event.token,
    place: event.place,
    proof: event.proof,
    proofHost,
    precision,
    dateTime: eventDateTime(time),
    start,
    weekday: precision === 'month' ? null : dayTextSince(days.from, 'day', { language, today }),
    end,
    zone,
    isOver,
    isGoingOn: !isOver && time.start <= now.getTime() && precision !== 'month',
    isDemo: event.is_demo,
    withdrawnOn: event.withdrawn_at === null ? null : formatZonedDayIn({ at: event.withdrawn_at, language }),
    wire: { start: event.start, end: event.end },
    coin: event.coin && {
      name: coinNameIn({ ...event.coin, language }),
      href: links.coin(event.coin.id),
    },
    offering: event.offering && { ...event.offering, href: links.offering(event.offering.item_id) },
    all: links.inside(calendarPath(filter)),
    ofDay: links.inside(calendarPath({ ...filter, symbols: [], time: `${days.from}..${days.to}` })),
    keep:
      precision === 'month' || isOver || event.withdrawn_at !== null
        ? null
        : {
            google: googleCalendarLink({ event, time }),
            file: eventFile(id),
          },
    prices:
      isOver && event.coin !== null
        ? await presentPrices({ client, coinId: event.coin.id, time, now, language, timeZone })
        : null,
  }
}

export type LoadedEvent = Awaited<ReturnType<typeof load>>
