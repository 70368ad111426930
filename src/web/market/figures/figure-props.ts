import type { ReactNode } from 'react'

/** A figure with its name. Amounts of money stay hidden until the reader's currency is known. */
export interface FigureProps {
  readonly name: string
  readonly isMoney?: boolean
  readonly children: ReactNode
}
