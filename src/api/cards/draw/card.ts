import type { Paint } from '../../../domain/kernel/drawing/drawing-colours.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { CardFormat } from '../../../words/addresses/card-addresses.ts'

interface CardFact {
  readonly label: string
  readonly text: string
  readonly paint?: Paint
}

export interface Card {
  readonly language: Language
  readonly label: string
  readonly title: string
  readonly text: string | null
  /** Shown in place of a missing or broken logo; null on cards that never have a logo. */
  readonly initials: { readonly letters: string; readonly name: string } | null
  readonly pictureAt: 'top' | 'side'
  readonly facts: readonly CardFact[]
  /** Prices of the chart, the oldest first. */
  readonly line: readonly number[]
  readonly note: string
  readonly host: string
}

export interface CardOrder {
  readonly card: Card
  readonly logo: Uint8Array | null
  readonly picture: Uint8Array | null
  readonly format: CardFormat
}

export const cardWidth = 1200
export const cardHeight = 630
export const pictureSizes = {
  top: { width: cardWidth, height: 176 },
  side: { width: 440, height: 248 },
} as const
