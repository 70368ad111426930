import { zoneOfLanguage } from '../../domain/events/calendar/feed-window.ts'
import { formatEventDate } from '../../domain/events/event-date-format.ts'
import type { Precision } from '../../domain/events/event-time.ts'
import type { EventType } from '../../domain/events/event-types.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { languageName, languages } from '../../domain/kernel/site/language.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Card } from './draw/card.ts'

/** A card, and where its logo and its picture are. */
export interface ToldCard {
  readonly card: Card
  readonly logo: string | null
  readonly picture: string | null
}

export interface CardReader {
  readonly language: Language
  /** Of the site in this language. */
  readonly host: string
}

/** What every card has, and most have nothing of. */
export function plainCard({ language, host }: CardReader) {
  const nothing = { text: null, initials: null, facts: [], line: [], note: '' } as const
  return { language, host, pictureAt: 'top', ...nothing } as const
}

export interface ToldPost {
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly cover: string | null
  readonly updated_at: Date
}

export function presentPostCard(post: ToldPost, reader: CardReader): ToldCard {
  const t = wordsFor(reader.language, 'cards')
  const date = formatDate({ at: post.updated_at, timeZone: 'Asia/Tokyo', language: reader.language })
  return {
    logo: null,
    picture: post.cover,
    card: {
      ...plainCard(reader),
      pictureAt: 'side',
      label: t.post(),
      title: post.title,
      text: post.excerpt,
      note: `${post.author}  ·  ${t.updated({ date })}`,
    },
  }
}

export interface ToldEvent {
  readonly title: string
  readonly token: string
  readonly type: EventType
  readonly starts_at: Date
  readonly date_precision: Precision
  readonly place: string | null
  readonly isWithdrawn: boolean
  readonly isDemo: boolean
}

export function presentEventCard(event: ToldEvent, reader: CardReader): ToldCard {
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
  const zone = event.date_precision === 'hour' ? timeZone : ''
  return {
    logo: null,
    picture: null,
    card: {
      ...plainCard(reader),
      label: `${t.event()}  ·  ${type}`,
      title: event.title,
      text: event.place,
      facts: [
        { label: t.date(), text: date },
        { label: t.token(), text: event.token },
        ...(event.isWithdrawn ? [{ label: t.status(), text: t.withdrawn(), paint: 'failed' as const }] : []),
      ],
      note: [event.isDemo ? t.demo() : '', zone].filter((part) => part !== '').join('  ·  '),
    },
  }
}

export function presentHomeCard(reader: CardReader): ToldCard {
  return {
    logo: null,
    picture: null,
    card: {
      ...plainCard(reader),
      label: siteConfig.fullName,
      title: siteProfile.slogan[reader.language],
      note: languages.map((language) => languageName[language]).join('  ·  '),
    },
  }
}
