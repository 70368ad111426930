import type { Paint } from '../../../domain/kernel/drawing/drawing-colours.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { CardFormat } from '../../../words/addresses/card-addresses.ts'

interface CardFact {
  readonly label: string
  readonly text: string
  readonly paint?: Paint
}

/** What a card tells, all of it as the reader reads it. */
export interface Card {
  readonly language: Language
  /** Of what kind it is, in the corner. */
  readonly label: string
  readonly title: string
  readonly text: string | null
  /** Stands for a logo that is missing or broken; null where there is none. */
  readonly initials: { readonly letters: string; readonly name: string } | null
  /** Where its picture goes, if there is one: across the top, or beside the title. */
  readonly pictureAt: 'top' | 'side'
  readonly facts: readonly CardFact[]
  /** Prices, the oldest first. */
  readonly line: readonly number[]
  /** At the foot, before the address of the site. */
  readonly note: string
  readonly host: string
}

/** A card to be drawn, and the bytes of its logo and its picture. */
export interface CardOrder {
  readonly card: Card
  readonly logo: Uint8Array | null
  readonly picture: Uint8Array | null
  readonly format: CardFormat
}

export const cardWidth = 1200
export const cardHeight = 630
/** A banner is wide and low, a cover has the shape of a screen. */
export const pictureSizes = {
  top: { width: cardWidth, height: 176 },
  side: { width: 440, height: 248 },
} as const
