import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { CachedMarkup } from '../../../page/cached-markup.tsx'
import type { SaleCell } from '../../sale/present-cell.ts'
import { countedText } from '../../sale/time-left.tsx'

interface CachedCellProps {
  readonly className: string
  readonly sale: SaleCell
  readonly now: string
  readonly eager?: boolean
  readonly children: ReactNode
}

/** A list cell that renders again only when the sale, the remaining time, the year or its visibility changes. */
export function CachedCell({ className, sale, now, eager = false, children }: CachedCellProps) {
  const t = useMessages('offerings')
  const variant = import.meta.env.SSR ? `${eager} ${now.slice(0, 4)} ${countedText({ sale, now, t })}` : ''
  return (
    <CachedMarkup as="li" className={className} of={sale} variant={variant}>
      {children}
    </CachedMarkup>
  )
}
