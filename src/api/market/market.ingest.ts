import { oneInstance, type Job } from '../jobs/job.ts'
import type { DollarQuotes, JapaneseExchangeId } from '../outbound/market/market-source.ts'
import type { IngestDeps } from './quotes.ingest.ts'
import { knownRates, knownYenTickers, putRates, putYenTickers } from './rates.store.ts'
import { secondLook } from './second-look.ts'

const ratesMilliseconds = 60_000
const tickersMilliseconds = 20_000
/** What a currency, or bitcoin at an exchange, does not rise or fall by between two questions. */
const rateFactor = 1.5

/** A run looks this often whether it is due. */
const everyMilliseconds = 1_000

/** A rate that jumps waits for a second round; the others are taken. */
export function ratesJob({ source, onDrift }: IngestDeps): Job {
  const isBelieved = secondLook({ factor: rateFactor })
  return oneInstance({
    name: 'rates',
    everyMilliseconds,
    complaint: 'rates could not be brought in',
    async run(_, { database, now }) {
      const { values, quotedAt } = await source.rates()
      const known = await knownRates(database)
      const at = now().getTime()
      const isSteady = ([currency, value]: [string, number]) => {
        const before = known?.values[currency as keyof DollarQuotes['values']] ?? null
        const beforeAt = known?.quotedAt ?? null
        return isBelieved({ key: currency, before, beforeAt, value, now: at, round: at })
      }
      const told = Object.entries(values)
      const steady = told.filter(isSteady)
      if (steady.length < told.length)
        onDrift('jumps that wait for a second round', { count: told.length - steady.length, example: values })
      return {
        at: null,
        dueIn: ratesMilliseconds,
        write: (queries) =>
          putRates({ values: Object.fromEntries(steady), quotedAt, source: source.name }, queries),
      }
    },
  })
}

/** Each exchange is asked by itself, fails by itself, and is counted and complained of by its name. */
export function exchangeJob({
  exchange,
  source,
  onDrift,
}: IngestDeps & { exchange: JapaneseExchangeId }): Job {
  const isBelieved = secondLook({ factor: rateFactor })
  return oneInstance({
    name: exchange,
    everyMilliseconds,
    complaint: `the price at ${exchange} could not be brought in`,
    async run(_, { database, now }) {
      const ticker = await source.yenTicker(exchange)
      const known = (await knownYenTickers(database)).find((each) => each.exchange === exchange)
      const at = now().getTime()
      const before = known?.price ?? null
      const beforeAt = known?.quotedAt ?? null
      const isSteady = isBelieved({
        key: exchange,
        before,
        beforeAt,
        value: ticker.price,
        now: at,
        round: at,
      })
      if (!isSteady) onDrift('jumps that wait for a second round', { count: 1, example: ticker })
      return {
        at: null,
        dueIn: tickersMilliseconds,
        write: (queries) => putYenTickers(isSteady ? [ticker] : [], queries),
      }
    },
  })
}
