import { compareWithBare } from './support/against-bare.ts'
import { startChild } from './support/child-server.ts'

/** The home page. Run after `npm run build`. */
const cases = [
  { name: 'cached page, identity', pages: 'kept', headers: {}, least: 0.9 },
  { name: 'cached page, brotli', pages: 'kept', headers: { 'accept-encoding': 'br' }, least: 0.9 },
  { name: 'cached page, 304', pages: 'kept', headers: {}, least: 0.9, unchanged: true },
  { name: 'rendered page', pages: 'rendered', headers: {}, least: 0.012 },
] as const

let missed = 0
for (const { name, pages, headers, least, ...rest } of cases) {
  const startSite = () => startChild('site-process.ts', { args: [pages] })
  const unchanged = 'unchanged' in rest
  const { bytes, rate, work } = await compareWithBare({ startSite, path: '/', headers, unchanged })
  if (rate < least) missed++
  console.log(
    `${name}, ${bytes} bytes: ${rate.toFixed(3)}, at least ${least} wanted${rate < least ? ': MISSED' : ''}` +
      ` (${work.toFixed(3)} by processor time)`,
  )
}
process.exit(missed === 0 ? 0 : 1)
