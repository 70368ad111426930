import type { Client } from '../../../../contract/calls/client.ts'
import { foldCandles, type Candle } from '../../../../domain/market/chart/candle.ts'
import { drawChart, drawingBox } from '../../../../domain/market/chart/chart-drawing.ts'
import { spanOfRange, type ChartRange, type ChartView } from '../../../../domain/market/chart/chart-view.ts'

interface CandlesQuery {
  readonly client: Client
  readonly id: string
  readonly range: ChartRange
  readonly now: number
}

export async function loadCandles({ client, id, range, now }: CandlesQuery): Promise<Candle[]> {
  const points = await client.getCoinChart({ id, type: 'candle', ...spanOfRange({ range, now }) })
  return points.filter((point) => 'open' in point)
}

const maxRows = 40

export function presentChart(candles: readonly Candle[], view: ChartView) {
  const first = candles[0]
  const last = candles.at(-1)
  return {
    candles: candles.map(
      ({ time, open, high, low, close, volume }) => [time, open, high, low, close, volume] as const,
    ),
    drawing: candles.length < 2 ? null : { box: drawingBox, ...drawChart(candles, view) },
    high: candles.length === 0 ? null : Math.max(...candles.map(({ high }) => high)),
    low: candles.length === 0 ? null : Math.min(...candles.map(({ low }) => low)),
    change: first === undefined || last === undefined ? null : (last.close / first.open - 1) * 100,
    rows: tableRows(candles).map(({ time, high, low, close }) => ({ time, high, low, close })),
  }
}

function tableRows(candles: readonly Candle[]): Candle[] {
  const span = (candles.at(-1)?.time ?? 0) - (candles[0]?.time ?? 0)
  const step = span / Math.max(1, candles.length - 1)
  const together = Math.ceil(candles.length / maxRows)
  return foldCandles(candles, Math.max(1, Math.round(step * together))).toReversed()
}

export type LoadedChart = ReturnType<typeof presentChart>
export type ChartCandle = LoadedChart['candles'][number]
