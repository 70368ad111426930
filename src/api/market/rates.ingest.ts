import { oneInstance, type Job } from '../jobs/job.ts'
import type { DollarQuotes, JapaneseExchangeId } from '../outbound/market/market-source.ts'
import { confirmJumps } from './confirm-jumps.ts'
import type { IngestDeps } from './quotes.ingest.ts'
import { knownRates, knownYenTickers, putRates, putYenTickers } from './rates.store.ts'

const ratesMilliseconds = 60_000
const tickersMilliseconds = 20_000
/** A rise or fall by more than this factor between two requests counts as a jump. */
const rateFactor = 1.5

const everyMilliseconds = 1_000

/** Imports exchange rates. A rate that jumps is not stored until a second round confirms it. */
export function ratesJob({ source, onDrift }: IngestDeps): Job {
  const isBelieved = confirmJumps({ factor: rateFactor })
  return oneInstance({
    name: 'rates',
    everyMilliseconds,
    complaint: 'could not import exchange rates',
    async run(_, { database, now }) {
      const { values, quotedAt } = await source.rates()
      const known = await knownRates(database)
      const at = now().getTime()
      const isSteady = ([currency, value]: [string, number]) => {
        const before = known?.values[currency as keyof DollarQuotes['values']] ?? null
        const beforeAt = known?.quotedAt ?? null
        return isBelieved({ key: currency, before, beforeAt, value, now: at, round: at })
      }
      const rates = Object.entries(values)
      const steady = rates.filter(isSteady)
      if (steady.length < rates.length)
        onDrift('jumps that wait for a second round', {
          count: rates.length - steady.length,
          example: values,
        })
      return {
        at: null,
        dueIn: ratesMilliseconds,
        write: (queries) =>
          putRates({ values: Object.fromEntries(steady), quotedAt, source: source.name }, queries),
      }
    },
  })
}

/** Imports the ticker of one exchange. Each exchange has its own job, so that its failures are handled and logged separately. */
export function exchangeJob({
  exchange,
  source,
  onDrift,
}: IngestDeps & { exchange: JapaneseExchangeId }): Job {
  const isBelieved = confirmJumps({ factor: rateFactor })
  return oneInstance({
    name: exchange,
    everyMilliseconds,
    complaint: `could not import the bitcoin price of ${exchange}`,
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
