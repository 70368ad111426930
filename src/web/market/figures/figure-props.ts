import type { ReactNode } from 'react'

/** A figure with its name. One that is money waits for the reader's currency. */
export interface FigureProps {
  readonly name: string
  readonly isMoney?: boolean
  readonly children: ReactNode
}
