import type { SaleCell } from '../../sale/present-cell.ts'

export function CellSymbol({ text }: { text: string | null }) {
  return text !== null && <span className="text-xs font-body text-ink-3">{text}</span>
}

export function CellTexts({ offering: { slogan, excerpt, langs } }: { offering: SaleCell }) {
  return (
    <>
      {slogan !== null && (
        <p lang={langs.slogan} className="cell-slogan">
          {slogan}
        </p>
      )}
      {excerpt !== null && (
        <p lang={langs.excerpt} className="cell-excerpt">
          {excerpt}
        </p>
      )}
    </>
  )
}
