import { Type } from 'typebox'
import { minute } from '../../../domain/kernel/time/durations.ts'
import { staleMilliseconds } from '../../../domain/market/quotes/coin.ts'
import { marketSourceNames } from '../../../domain/market/quotes/market-source-name.ts'
import { Nullable } from '../wire.ts'

/** A number or null. A type array serialises faster than a union, and one response has thousands of these. */
export const Figure = Type.Unsafe<number | null>({ type: ['number', 'null'] })

export const Moment = Nullable(Type.String({ format: 'date-time' }))

export const origin = {
  quoted_at: Moment,
  source: Type.String({
    description: `Source of the quote: ${marketSourceNames.join(', ')}, import or an exchange.`,
  }),
  is_stale: Type.Boolean({
    description: `True when the last good value is older than ${staleMilliseconds / minute} minutes.`,
  }),
}

export const IsDemo = Type.Boolean({ description: 'True when the market is simulated; pages must label it.' })
