import type { Language } from '../../domain/kernel/site/language.ts'
import { languageName, languages } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { factsText } from '../../domain/kernel/text/notation.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Card } from './draw/card.ts'

export interface PresentedCard {
  readonly card: Card
  readonly logo: string | null
  readonly picture: string | null
}

export interface CardReader {
  readonly language: Language
  readonly host: string
}

export function plainCard({ language, host }: CardReader) {
  const nothing = { text: null, initials: null, facts: [], line: [], note: '' } as const
  return { language, host, pictureAt: 'top', ...nothing } as const
}

export interface CardPost {
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly is_demo: boolean
  readonly cover: string | null
  readonly updated_at: Date
}

export function presentPostCard(post: CardPost, reader: CardReader): PresentedCard {
  const t = wordsFor(reader.language, 'cards')
  const date = formatDate({ at: post.updated_at, timeZone: 'Asia/Tokyo', language: reader.language })
  return {
    logo: null,
    picture: post.cover,
    card: {
      ...plainCard(reader),
      pictureAt: 'side',
      label: post.is_demo ? wordsFor(reader.language, 'demo-notes').sample() : t.post(),
      title: post.title,
      text: post.excerpt,
      note: factsText({ facts: [post.author, t.updated({ date })], language: reader.language }),
    },
  }
}

export function presentHomeCard(reader: CardReader): PresentedCard {
  return {
    logo: null,
    picture: null,
    card: {
      ...plainCard(reader),
      label: siteConfig.fullName[reader.language],
      title: siteProfile.slogan[reader.language],
      note: factsText({
        facts: languages.map((language) => languageName[language]),
        language: reader.language,
      }),
    },
  }
}
