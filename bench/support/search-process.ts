import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { readConfig } from '../../src/main/settings/config.ts'
import { openSite } from '../../src/main/site.ts'

const started = performance.now()
const site = await openSite({
  config: readConfig({ TRUST_PROXY: 'loopback', DEMO: '0', ...process.env }),
  logger: pino({ level: 'error' }),
  now: () => new Date(),
})
await site.app.listen({ port: 0, host: '127.0.0.1' })
const startMilliseconds = performance.now() - started
const address = site.app.server.address()
const port = typeof address === 'object' ? address?.port : undefined
while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await pause(50)
const readyMilliseconds = performance.now() - started
process.send?.({ port, startMilliseconds, readyMilliseconds })
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }))
process.once('SIGTERM', () => void site.close().then(() => process.exit(0)))
