import { Type } from 'typebox'
import { minute } from '../../../domain/kernel/time/durations.ts'
import { staleMilliseconds } from '../../../domain/market/quotes/coin.ts'
import { marketSourceNames } from '../../../domain/market/quotes/market-source-name.ts'
import { Nullable } from '../wire.ts'

/** A number or null. A type array serialises faster than a union, and one response has thousands of these. */
export const Figure = Type.Unsafe<number | null>({ type: ['number', 'null'] })

export const Moment = Nullable(Type.String({ format: 'date-time' }))

export const origin = {
  quoted_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When the price was quoted; null when it is not known.',
    }),
  ),
  source: Type.String({
    description: `Where the price comes from: ${marketSourceNames.join(', ')}, import (a file of the operator) or an exchange.`,
  }),
  is_stale: Type.Boolean({
    description: `True when the price is older than ${staleMilliseconds / minute} minutes.`,
  }),
  is_demo: Type.Boolean({ description: 'True when this price is simulated; pages must label it.' }),
}

/** Of a whole answer; each of its prices says the same of itself. */
export const IsDemo = Type.Boolean({
  description: 'True when the answer has simulated prices; pages must say so.',
})
