import { compareWithBare } from './support/against-bare.ts'
import { startChild } from './support/child-server.ts'

/**
 * Compares the home page, from the cache and rendered, with bare `node:http` sending the same bytes. Run after `npm run build`.
 */
const cases = [
  { name: 'cached page, identity', pages: 'kept', headers: {}, minRate: 0.9 },
  { name: 'cached page, brotli', pages: 'kept', headers: { 'accept-encoding': 'br' }, minRate: 0.9 },
  { name: 'cached page, 304', pages: 'kept', headers: {}, minRate: 0.9, unchanged: true },
  { name: 'rendered page', pages: 'rendered', headers: {}, minRate: 0.012 },
] as const

let missed = 0
for (const { name, pages, headers, minRate, ...rest } of cases) {
  const startSite = () => startChild('site-process.ts', { args: [pages] })
  const unchanged = 'unchanged' in rest
  const { bytes, rate, work } = await compareWithBare({ startSite, path: '/', headers, unchanged })
  if (rate < minRate) missed++
  console.log(
    `${name}, ${bytes} bytes: ${rate.toFixed(3)}, at least ${minRate} wanted${rate < minRate ? ': MISSED' : ''}` +
      ` (${work.toFixed(3)} by processor time)`,
  )
}
process.exit(missed === 0 ? 0 : 1)
