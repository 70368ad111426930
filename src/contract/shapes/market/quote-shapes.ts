import { Type } from 'typebox'
import { minute } from '../../../domain/kernel/time/durations.ts'
import { staleMilliseconds } from '../../../domain/market/quotes/coin.ts'
import { Nullable } from '../wire.ts'

/** A list has a thousand of these: written so, the serialiser need not try one kind after the other. */
export const Figure = Type.Unsafe<number | null>({ type: ['number', 'null'] })

export const Moment = Nullable(Type.String({ format: 'date-time' }))

/** What says how far a figure can be trusted: it goes with everything that was quoted. */
export const origin = {
  quoted_at: Moment,
  source: Type.String({ description: 'Where it was quoted: demo, coingecko, import or an exchange.' }),
  is_stale: Type.Boolean({
    description: `Older than ${staleMilliseconds / minute} minutes; it is the last good value.`,
  }),
}

export const IsDemo = Type.Boolean({ description: 'The market is simulated, and pages have to say so.' })
