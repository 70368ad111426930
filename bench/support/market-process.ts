import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'
import { migrate } from '../../src/api/database/migrate.ts'
import { openPostgresDatabase } from '../../src/api/database/postgres-database.ts'
import { readConfig } from '../../src/main/settings/config.ts'
import { openSite } from '../../src/main/site.ts'
import { fillCandles, fillCoins, writeQuote } from './market-rows.ts'

/**
 * Runs the API in a process of its own: `market-process.ts COINS CANDLES`. On the message `memory` it reports its memory; on a
 * price it writes that price to the database, as another instance would.
 */
const [coins = 0, candles = 0] = process.argv.slice(2).map(Number)
const url = process.env['BENCH_DATABASE_URL']
const database =
  url === undefined ? await openEmbeddedDatabase() : openPostgresDatabase({ url, onIdleError: console.error })
await migrate({ database })
await fillCoins(coins, database)
await fillCandles(candles, database)
const config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'kawara-bench-')), DEMO: '0' })
const site = await openSite({ config, logger: pino({ level: 'warn' }), now: () => new Date(), database })
await site.app.listen({ port: 0, host: '127.0.0.1' })
const address = site.app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
process.on('message', (message: 'memory' | { price: number }) => {
  if (message === 'memory') reportMemory()
  else void writeQuote(message.price, database)
})
const stop = () => void site.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('disconnect', stop)

function reportMemory(): void {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  gc?.()
  process.send?.({ memory: process.memoryUsage() })
}
