import { Type } from 'typebox'
import { Nullable } from '../wire.ts'

/** The year 2100: what is larger was meant in milliseconds. */
const lastSecond = 4_102_444_800

const second = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: lastSecond, description }))

export const chartSpan = {
  start: second('Seconds since 1970; a week before the end if left out'),
  end: second('Seconds since 1970; now if left out'),
  unit: Type.Optional(
    Type.Integer({
      minimum: 300,
      maximum: 366 * 86_400,
      description:
        'Seconds of one point. Left out, a 200th of what is known of the span, rounded down to a multiple of 300. ' +
        'Points are made of whole stored candles: the length that comes nearest is taken.',
    }),
  ),
}

export const ChartCandle = Type.Object({
  time: Type.Integer({ description: 'Seconds since 1970 at which it begins.' }),
  open: Type.Number(),
  high: Type.Number(),
  low: Type.Number(),
  close: Type.Number(),
  volume: Nullable(Type.Number({ description: 'Traded in the span, in the coin itself.' })),
})

export const ChartPoint = Type.Object({ time: Type.Integer(), value: Type.Number() })
