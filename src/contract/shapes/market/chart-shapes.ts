import { Type } from 'typebox'
import { Nullable } from '../wire.ts'

/** The year 2100 in seconds; a larger number is probably in milliseconds and is refused. */
const lastSecond = 4_102_444_800

const second = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: lastSecond, description }))

export const chartSpan = {
  start: second('Start as seconds since 1970; default: a week before the end'),
  end: second('End as seconds since 1970; default: now'),
  unit: Type.Optional(
    Type.Integer({
      minimum: 300,
      maximum: 366 * 86_400,
      description:
        'Length of one point in seconds; default: a 200th of the known part of the span, rounded down to a multiple of 300. ' +
        'Points combine whole stored candles, so the nearest possible length is used.',
    }),
  ),
}

export const ChartCandle = Type.Object({
  time: Type.Integer({ description: 'Start of the candle as seconds since 1970.' }),
  open: Type.Number(),
  high: Type.Number(),
  low: Type.Number(),
  close: Type.Number(),
  volume: Nullable(Type.Number({ description: 'Traded volume, in units of the coin.' })),
})

export const ChartPoint = Type.Object({ time: Type.Integer(), value: Type.Number() })
