import type { BadgeContent } from '../../domain/badges/drawing/badge-content.ts'
import type { Paint } from '../../domain/kernel/drawing/drawing-colours.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { wordsFor } from '../words/words-for.ts'

export interface BadgeFact {
  readonly label: string
  readonly message: string
  readonly paint: Paint
}

export interface PresentedBadge {
  readonly content: BadgeContent
  readonly fact: BadgeFact
}

export interface BadgeInput {
  readonly entry: ListedOffering
  readonly lang: Language
  readonly now: number
}

export const siteName = siteConfig.name

export function sharedContent(entry: ListedOffering, lang: Language) {
  const name = nameInLanguage(entry, lang)
  return { name, sign: null, headEnd: '', note: null, paint: 'ink', progress: null, isOff: false } as const
}

export function titleOf(entry: ListedOffering, lang: Language, text: string): string {
  return wordsFor(lang, 'badges-drawn').title({ name: nameInLanguage(entry, lang), text, site: siteName })
}
