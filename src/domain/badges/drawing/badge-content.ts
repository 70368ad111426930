import type { Paint } from '../../kernel/drawing/drawing-colours.ts'
import type { Sign } from '../../kernel/drawing/drawing-parts.ts'

/** A run of a line, in one weight and one colour. */
export interface Piece {
  readonly text: string
  readonly isBold?: boolean
  readonly paint?: Paint
}

/** What a badge says, whatever it looks like. */
export interface BadgeContent {
  /** A whole sentence, with the whole name. */
  readonly title: string
  /** The project; none where there is nothing to tell of it. */
  readonly name: string | null
  readonly sign: Sign | null
  /** In the order of reading. */
  readonly line: readonly Piece[]
  /** Of two lines: a small one above, and what counts below, with something small beside it. */
  readonly head: string
  /** Of the small one, what is never cut. */
  readonly headEnd: string
  readonly value: string
  readonly beside: string | null
  readonly paint: Paint
  /** Percent of the target. */
  readonly progress: number | null
  /** Not to be told: nothing on it is coloured. */
  readonly isOff: boolean
}
