import { futureBeginsAt } from '../../../domain/market/quotes/believable-moment.ts'
import { oneInstance, type Job } from '../../jobs/job.ts'
import { coinNosAfter, forgetOldCandles, mendCandles } from './candle-upkeep.store.ts'

const forgetMilliseconds = 3_600_000
const forgetEveryMilliseconds = 60_000
const forgottenAtOnce = 200

/** Goes through all coins once an hour: what is too old goes, and what nobody believes. */
export const candlesJob: Job = oneInstance<{ after: number }>({
  name: 'candles',
  everyMilliseconds: forgetEveryMilliseconds,
  complaint: 'old candles could not be forgotten',
  async run(at, { database, now }) {
    const coinNos = await coinNosAfter({ after: at?.after ?? 0, limit: forgottenAtOnce }, database)
    const last = coinNos.at(-1)
    if (last === undefined) return { at: { after: 0 }, dueIn: forgetMilliseconds }
    return {
      at: { after: last },
      dueIn: 0,
      async write(queries) {
        const time = now().getTime()
        await forgetOldCandles({ coinNos, now: time }, queries)
        await mendCandles({ coinNos, future: new Date(futureBeginsAt(time)) }, queries)
      },
    }
  },
})
