import type { ReactNode } from 'react'

export interface FigureProps {
  readonly name: string
  readonly isMoney?: boolean
  readonly children: ReactNode
}
