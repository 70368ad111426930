import { runFuzz } from '../tests/support/fuzz/run-fuzz.ts'
import { testSecret } from '../tests/support/test-site.ts'
import { startChild } from './support/child-server.ts'
import { watchMemory } from './support/process-memory.ts'

/**
 * Sends hostile requests to the built site in a process of its own. Usage: `node bench/fuzz.ts 1000000 [SEED]`. The run fails
 * (exit code 1) if any request hangs or is answered with a 5xx, or if the process grows by more than 150 MB after the first
 * 50,000 requests. A fault is printed with its seed, which reproduces it.
 */
const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number)
const settledAfter = Math.min(50_000, Math.ceil(count / 4))
const maxGrowth = 150 * 1024 * 1024
const reportEvery = Math.max(1, Math.floor(count / 20))

const siteOrigin = 'https://kawara.example'
const site = await startChild('site-process.ts', {
  environment: { SECRET: testSecret, SITE_ORIGIN: siteOrigin, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
})
const memory = watchMemory(site.pid)
const started = performance.now()
const { faults, byStatus } = await runFuzz({
  port: site.port,
  siteOrigin,
  host: 'en.kawara.example',
  seed,
  count,
  connections: 16,
  onAnswered(answered) {
    if (answered === settledAfter) memory.settle()
    if (answered % reportEvery === 0) console.log(`  ${answered} answered, ${memory.megabytes()} MB`)
  },
})
const seconds = (performance.now() - started) / 1000
const growth = memory.growth()
await site.stop()
for (const fault of faults) console.log(fault)
const statuses = [...byStatus].map(([status, times]) => `${times} × ${status}`).toSorted()
console.log(`${count} requests in ${seconds.toFixed(0)} s: ${statuses.join(', ')}`)
console.log(`${faults.length} faults; ${Math.round(growth / 1024 / 1024)} MB more than after ${settledAfter}`)
process.exit(faults.length === 0 && growth <= maxGrowth ? 0 : 1)
