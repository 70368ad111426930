import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { loadBuiltWeb } from '../../src/main/pages/built-web.ts'
import { readConfig } from '../../src/main/settings/config.ts'
import { openSite } from '../../src/main/site.ts'
import './processor-time.ts'

/** Runs the built site in a process of its own. With the argument `rendered` it renders each page again instead of caching it. */
process.env['NODE_ENV'] ??= 'production'
const buildDirectory = resolve(import.meta.dirname, '../../build')
const config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'kawara-bench-')), ...process.env })
const site = await openSite({
  config,
  logger: pino({ level: 'warn' }),
  now: () => new Date(),
  web: {
    ...(await loadBuiltWeb(buildDirectory)),
    mode: 'production',
    cachesPages: process.argv[2] !== 'rendered',
    clientDirectory: join(buildDirectory, 'client'),
  },
})
await site.app.listen({ port: 0, host: '127.0.0.1' })
const address = site.app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
process.once('SIGTERM', () => void site.close().then(() => process.exit(0)))
