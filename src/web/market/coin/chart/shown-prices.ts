import type { Currency } from '../../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { readerTimes } from '../../../../domain/market/chart/reader-times.ts'
import type { Rates } from '../../../../domain/market/quotes/money-in.ts'
import type { ChartCandle } from '../data/present-chart.ts'
import type { ChartMarker } from '../data/present-markers.ts'
import type { TipWords } from './chart-tip.ts'

export interface ShownPrices extends ChartView {
  readonly candles: readonly ChartCandle[]
  readonly markers: readonly ChartMarker[]
  readonly words: TipWords
  readonly currency: Currency
  readonly rates: Rates
  readonly language: Language
}

/** The chart library supports only UTC, so moments are shifted by the reader's offset from it. */
export function inReaderTime(input: ShownPrices): ShownPrices {
  const times = input.candles.map(([time]) => time)
  const placed = readerTimes(times, (time) => -60 * new Date(time * 1000).getTimezoneOffset())
  const placeOf = new Map(times.map((time, place) => [time, placed[place] ?? time]))
  const moved = (time: number) => placeOf.get(time) ?? time
  return {
    ...input,
    candles: input.candles.map(([time, ...figures]) => [moved(time), ...figures] as const),
    markers: input.markers.map((marker) => ({ ...marker, time: moved(marker.time) })),
  }
}
