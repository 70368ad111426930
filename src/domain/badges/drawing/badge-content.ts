import type { Paint } from '../../kernel/drawing/drawing-colours.ts'
import type { Sign } from '../../kernel/drawing/drawing-parts.ts'

export interface Piece {
  readonly text: string
  readonly isBold?: boolean
  readonly paint?: Paint
}

export interface BadgeContent {
  readonly title: string
  /** The name of the project; null if there is nothing to show about it. */
  readonly name: string | null
  readonly sign: Sign | null
  readonly line: readonly Piece[]
  /**
   * A two-line badge has a small line (`head`, `headEnd`) above a large one (`value`, with a small `note` at its right
   * end).
   */
  readonly head: string
  /** The end of the small line, which is never cut. */
  readonly headEnd: string
  readonly value: string
  readonly note: string | null
  readonly paint: Paint
  readonly progress: number | null
  /** True if the badge has nothing to show and is drawn in grey. */
  readonly isOff: boolean
}
