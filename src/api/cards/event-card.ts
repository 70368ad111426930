import { formatEventDate } from '../../domain/events/event-date-format.ts'
import type { Precision } from '../../domain/events/event-time.ts'
import type { EventType } from '../../domain/events/event-types.ts'
import { factsText } from '../../domain/kernel/text/notation.ts'
import { zoneOfLanguage } from '../../domain/kernel/time/date-format.ts'
import { zoneMark } from '../../domain/kernel/time/language-day.ts'
import { wordsFor } from '../words/words-for.ts'
import { plainCard, type PresentedCard, type CardReader } from './cards.presenter.ts'

export interface CardEvent {
  readonly title: string
  readonly token: string
  readonly type: EventType
  readonly starts_at: Date
  readonly date_precision: Precision
  readonly place: string | null
  readonly isWithdrawn: boolean
  readonly isDemo: boolean
}

export function presentEventCard(event: CardEvent, reader: CardReader): PresentedCard {
  const { language } = reader
  const t = wordsFor(language, 'cards')
  const type = wordsFor(language, 'event-types')[event.type]()
  const timeZone = zoneOfLanguage[language]
  const date = formatEventDate({
    at: event.starts_at.getTime(),
    precision: event.date_precision,
    language,
    timeZone,
  })
  const zone = event.date_precision === 'hour' ? zoneMark({ at: event.starts_at, language }) : ''
  return {
    logo: null,
    picture: null,
    card: {
      ...plainCard(reader),
      label: factsText({
        facts: [event.isDemo ? wordsFor(language, 'demo-notes').fictional() : null, t.event(), type],
        language,
      }),
      title: event.title,
      text: event.place,
      facts: [
        { label: t.date(), text: date + zone },
        { label: t.token(), text: event.token },
        ...(event.isWithdrawn ? [{ label: t.status(), text: t.withdrawn(), paint: 'failed' as const }] : []),
      ],
    },
  }
}
