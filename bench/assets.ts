import { ask, compareWithBare } from './support/against-bare.ts'
import { startChild } from './support/child-server.ts'

/**
 * Compares the site sending a built script with bare `node:http` sending the same bytes; a first visit loads about fifty such
 * scripts. Run after `npm run build`.
 */
const minRate = 0.2

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
  `a script, brotli, ${bytes} bytes: ${rate.toFixed(3)}, at least ${minRate} wanted${rate < minRate ? ': MISSED' : ''}` +
    ` (${work.toFixed(3)} by processor time)`,
)
process.exit(rate < minRate ? 1 : 0)
