import { badgeKinds, badgeSizes, badgeThemes } from '../src/domain/badges/badge-look.ts'
import { languages } from '../src/domain/kernel/site/language.ts'
import { badgeFilePath } from '../src/words/addresses/badge-addresses.ts'
import { ask, compareWithBare } from './support/against-bare.ts'
import { startChild, type ChildServer } from './support/child-server.ts'

/**
 * Compares cached badges with bare `node:http`, and checks that ten thousand different badges do not evict cached pages. Run
 * after `npm run build`.
 */
const minRate = 0.8
const path = badgeFilePath('hinode-grid', { kind: 'raised', size: 'large', theme: 'auto', lang: 'ja' })

const cases = [
  { name: 'badge, identity', headers: {}, unchanged: false },
  { name: 'badge, brotli', headers: { 'accept-encoding': 'br' }, unchanged: false },
  { name: 'badge, 304', headers: {}, unchanged: true },
] as const

let missed = 0
const startSite = () => startChild('site-process.ts', { args: ['kept'] })
for (const { name, headers, unchanged } of cases) {
  const { bytes, rate, work } = await compareWithBare({ startSite, path, headers, unchanged })
  if (rate < minRate) missed++
  console.log(
    `${name}, ${bytes} bytes: ${rate.toFixed(3)}, at least ${minRate} wanted${rate < minRate ? ': MISSED' : ''}` +
      ` (${work.toFixed(3)} by processor time)`,
  )
}
const site = await startSite()
if (!(await staysReady(site))) missed++
await site.stop()
process.exit(missed === 0 ? 0 : 1)

/**
 * Whether the cache keeps a page although ten thousand different badges are requested: every hundredth badge is followed by a
 * request for the page. An answer from the cache has no `x-request-id` header, because such a request never reaches the
 * framework.
 */
async function staysReady({ port }: ChildServer): Promise<boolean> {
  const found = await ask({ port, path: '/api/options/offerings', headers: {} })
  const { options } = JSON.parse(found.body.toString()) as { options: { value: string }[] }
  const more = await ask({ port, path: '/api/search?page=2', headers: {} })
  const { items } = JSON.parse(more.body.toString()) as { items: { item_id: string }[] }
  const ids = [...options.map(({ value }) => value), ...items.map(({ item_id: id }) => id)]
  const looks = badgeKinds.flatMap((kind) =>
    badgeSizes.flatMap((size) =>
      badgeThemes.flatMap((theme) => languages.map((lang) => ({ kind, size, theme, lang }))),
    ),
  )
  const paths = ids.flatMap((id) =>
    looks.flatMap((look) => [badgeFilePath(id, look), badgeFilePath(id, look, 'json')]),
  )
  const requested = paths.slice(0, 10_000)
  const page = () => ask({ port, path: '/page/terms', headers: {} })
  await page()
  const began = performance.now()
  let pages = 0
  let rendered = 0
  for (const [place, badge] of requested.entries()) {
    // Each badge is requested from another client address, because badge rendering is limited per client.
    const headers = { 'x-forwarded-for': `10.0.${place >> 12}.${(place >> 4) & 255}` }
    const { status } = await ask({ port, path: badge, headers })
    if (status !== 200) throw new Error(`${badge} answered ${status}`)
    if (place % 100 !== 99) continue
    pages++
    if ((await page()).headers['x-request-id'] !== undefined) rendered++
  }
  const took = (performance.now() - began) / 1000
  // The cache renders the page again every thirty seconds in any case. If the page is rendered more often, the badges have
  // evicted it.
  const maxRendered = Math.ceil(took / 30) + 1
  const isKept = rendered <= maxRendered
  console.log(
    `${requested.length} badges in ${took.toFixed(0)} s: of ${pages} pages ${pages - rendered} stood ready, ` +
      `${rendered} did not, at most ${maxRendered} wanted${isKept ? '' : ': MISSED'}`,
  )
  return isKept
}
