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
