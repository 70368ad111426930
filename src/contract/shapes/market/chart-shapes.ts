import { Type } from 'typebox'
import { Nullable } from '../wire.ts'

/** The year 2100 in seconds; a larger number is probably in milliseconds and is refused. */
const lastSecond = 4_102_444_800

const second = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: lastSecond, description }))

export const chartSpan = {
  start: second('Start of the chart in seconds since 1970; default: a week before the end'),
  end: second('End of the chart in seconds since 1970; default: now'),
  unit: Type.Optional(
    Type.Integer({
      minimum: 300,
      maximum: 366 * 86_400,
      description:
        'Seconds between two points or candles; default: 1/200 of the part of the span for which prices are known, rounded ' +
        'down to a multiple of 300. The nearest length that whole stored candles can make up is used.',
    }),
  ),
}

export const ChartCandle = Type.Object({
  time: Type.Integer({ description: 'Start of the candle in seconds since 1970.' }),
  open: Type.Number({ description: 'First price of the candle in USD.' }),
  high: Type.Number({ description: 'Highest price in USD.' }),
  low: Type.Number({ description: 'Lowest price in USD.' }),
  close: Type.Number({ description: 'Last price in USD.' }),
  volume: Nullable(
    Type.Number({ description: 'Traded volume in units of the coin; null when it is not known.' }),
  ),
})

export const ChartPoint = Type.Object({
  time: Type.Integer({ description: 'Start of the interval in seconds since 1970.' }),
  value: Type.Number({ description: 'Last price of the interval in USD.' }),
})
