import { futureBeginsAt } from '../../../domain/market/quotes/believable-moment.ts'
import { oneInstance, type Job } from '../../jobs/job.ts'
import { coinNosAfter, deleteOldCandles, repairCandles } from './candle-upkeep.store.ts'

const cleanupMilliseconds = 3_600_000
const everyMilliseconds = 60_000
const coinsAtOnce = 200

export const candlesJob: Job = oneInstance<{ after: number }>({
  name: 'candles',
  everyMilliseconds,
  complaint: 'could not delete old candles',
  async run(at, { database, now }) {
    const coinNos = await coinNosAfter({ after: at?.after ?? 0, limit: coinsAtOnce }, database)
    const last = coinNos.at(-1)
    if (last === undefined) return { at: { after: 0 }, dueIn: cleanupMilliseconds }
    return {
      at: { after: last },
      dueIn: 0,
      async write(queries) {
        const time = now().getTime()
        await deleteOldCandles({ coinNos, now: time }, queries)
        await repairCandles({ coinNos, future: new Date(futureBeginsAt(time)) }, queries)
      },
    }
  },
})
