import type { Client } from '../../../../contract/calls/client.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import type { Candle } from '../../../../domain/market/chart/candle.ts'
import { drawChart, drawingBox } from '../../../../domain/market/chart/chart-drawing.ts'
import { spanOfRange, type ChartRange, type ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { tableRows, tableSpan, tableStep } from '../../../../domain/market/chart/price-table.ts'

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

interface TableQuery extends CandlesQuery {
  readonly language: Language
  /** The candles of the chart: those of the whole range `all` say how far back prices go. */
  readonly shown: Promise<readonly Candle[]>
}

/** The rows of the table behind the chart. */
export async function loadTable({ client, id, range, now, language, shown }: TableQuery) {
  const first = range === 'all' ? ((await shown)[0]?.time ?? now) : now
  const span = tableSpan({ range, language, now, first })
  const candles = (await client.getCoinChart({ id, type: 'candle', ...span })).filter(
    (point) => 'open' in point,
  )
  return { step: tableStep(range), rows: tableRows(candles, { range, language, now }) }
}

export type LoadedTable = Awaited<ReturnType<typeof loadTable>>

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
  }
}

export type LoadedChart = ReturnType<typeof presentChart>
export type ChartCandle = LoadedChart['candles'][number]
