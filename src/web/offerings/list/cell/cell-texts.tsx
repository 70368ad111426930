import type { ReactNode } from 'react'
import { Label } from '../../../ui/tables/tag.tsx'
import type { SaleCell } from '../../sale/present-cell.ts'

export function CellSymbol({ text }: { text: string | null }) {
  return text !== null && <span className="text-xs font-body text-ink-3">{text}</span>
}

interface CellTextsProps {
  readonly offering: SaleCell
  /** Labels after that of the kind, such as that of an advertisement. */
  readonly labels: ReactNode
}

/** The kind of the sale and other labels stand before the slogan, where they take no line of their own on a phone. */
export function CellTexts({ offering: { kind, slogan, excerpt, langs }, labels }: CellTextsProps) {
  return (
    <>
      <p className="cell-slogan">
        {kind !== null && <Label kind="plain">{kind}</Label>} {labels}{' '}
        {slogan !== null && <span lang={langs.slogan}>{slogan}</span>}
      </p>
      {excerpt !== null && (
        <p lang={langs.excerpt} className="cell-excerpt">
          {excerpt}
        </p>
      )}
    </>
  )
}
