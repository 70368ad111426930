import { useMemo } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { LoadedCoin } from './present-coin.ts'

export interface ChartMark {
  /** Seconds since 1970. */
  readonly time: number
  readonly text: string
}

/** When the token sales of a coin began and ended, for those that fall into the chart. */
export function useSaleMarks({ sales, chart: { candles } }: LoadedCoin): readonly ChartMark[] {
  const t = useMessages('coin')
  const start = t.saleStarts()
  const end = t.saleEnds()
  return useMemo(() => {
    const from = candles[0]?.[0] ?? Number.POSITIVE_INFINITY
    const to = candles.at(-1)?.[0] ?? 0
    return sales
      .flatMap((sale) => [
        { at: sale.start, text: start },
        { at: sale.end, text: end },
      ])
      .flatMap(({ at, text }) => (at === null ? [] : [{ time: Math.floor(Date.parse(at) / 1000), text }]))
      .filter(({ time }) => time >= from && time <= to)
      .toSorted((a, b) => a.time - b.time)
  }, [sales, candles, start, end])
}
