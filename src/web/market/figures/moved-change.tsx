import { movedChange } from '../../../domain/market/quotes/moved-change.ts'
import { useLiveQuote } from '../live/live-quotes.ts'
import { Delta } from './delta.tsx'

export function MovedChange({
  quoted: { id, price },
  percent,
}: {
  quoted: { readonly id: string; readonly price: number | null }
  percent: number | null
}) {
  const quote = useLiveQuote(id)
  return (
    <Delta percent={movedChange({ percent, from: price, to: quote === undefined ? price : quote.price })} />
  )
}
