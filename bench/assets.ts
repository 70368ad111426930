import { ask, compareWithBare } from './support/against-bare.ts'
import { startChild } from './support/child-server.ts'

/** A built script, of which a first visit asks for some fifty. Run after `npm run build`. */
const least = 0.2

const startSite = () => startChild('site-process.ts', { args: ['kept'] })
const site = await startSite()
const home = await ask({ port: site.port, path: '/', headers: {} })
await site.stop()
const [path] = /\/assets\/root-[\w-]+\.js/.exec(home.body.toString()) ?? []
if (path === undefined) throw new Error('The home page names no script.')

const { bytes, rate, work } = await compareWithBare({
  startSite,
  path,
  headers: { 'accept-encoding': 'br' },
  unchanged: false,
})
console.log(
  `a script, brotli, ${bytes} bytes: ${rate.toFixed(3)}, at least ${least} wanted${rate < least ? ': MISSED' : ''}` +
    ` (${work.toFixed(3)} by processor time)`,
)
process.exit(rate < least ? 1 : 0)
