import type { Paint } from '../../../domain/kernel/drawing/drawing-colours.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'

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
  readonly facts: readonly CardFact[]
  /** Prices, the oldest first. */
  readonly line: readonly number[]
  /** At the foot, before the address of the site. */
  readonly note: string
  readonly host: string
}

/** A card to be drawn, and the bytes of its logo. */
export interface CardOrder {
  readonly card: Card
  readonly logo: Uint8Array | null
}

export const cardWidth = 1200
export const cardHeight = 630
