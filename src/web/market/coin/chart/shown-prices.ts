import type { Currency } from '../../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { hoursAhead } from '../../../../domain/kernel/time/date-format.ts'
import { hourInSeconds } from '../../../../domain/kernel/time/durations.ts'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
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

/** The chart library supports only UTC, so moments are shifted by the offset of the language's zone. */
export function inLanguageTime(input: ShownPrices): ShownPrices {
  const ahead = hoursAhead[input.language] * hourInSeconds
  const moved = (time: number) => time + ahead
  return {
    ...input,
    candles: input.candles.map(([time, ...figures]) => [moved(time), ...figures] as const),
    markers: input.markers.map((marker) => ({ ...marker, time: moved(marker.time) })),
  }
}
