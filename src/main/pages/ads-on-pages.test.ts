import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, seedAds, seedOfferings } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'

const now = new Date('2026-04-16T08:20:00Z')
const period = { starts_at: '2026-04-01', ends_at: '2026-05-01' }
let site: TestSite

beforeAll(async () => {
  site = await openBuiltSite({ DEMO: '0' }, { now: () => now, cachesPages: false })
  await seedOfferings(
    { rows: Array.from({ length: 20 }, (_, n) => ({ name: `Sale ${n}`, status: 1 })), now },
    site.database,
  )
  const stated = { white_paper: 'https://mill.example/white-paper', contact: '+1 555 0100' }
  await seedAds(
    [
      {
        ad_id: 'open',
        payer: 'Mill Ltd',
        ...period,
        place: 1,
        card: { name: 'Mill', url: 'https://mill.example/', ...stated },
      },
      {
        ad_id: 'bare',
        payer: 'Barn Ltd',
        ...period,
        place: 2,
        card: { name: 'Barn', url: 'https://barn.example/' },
      },
    ],
    site.database,
  )
})
afterAll(() => site.close())

it.each([
  [
    'en',
    'White paper',
    'Contact: +1 555 0100',
    'This ad has not been reviewed or approved by any authority.',
  ],
  [
    'www',
    'ホワイトペーパー',
    '連絡先：+1 555 0100',
    'この広告は、当局の審査や承認を受けたものではありません。',
  ],
])(
  'an advertisement shows what its payer states for marketing rules, on %s',
  async (host, paper, contact, sentence) => {
    const { body, ads } = await vi.waitFor(
      async () => {
        const page = await ask(site, '/', { host: `${host}.localhost` })
        const found =
          page.body.match(/<li(?:(?!<\/li>).)*"https:\/\/mill\.example\/"(?:(?!<\/li>).)*<\/li>/gs) ?? []
        // The site reads its advertisements again soon after a change.
        expect(found.length).toBeGreaterThan(1)
        return { body: page.body, ads: found }
      },
      { timeout: 60_000, interval: 200 },
    )
    for (const ad of ads)
      for (const text of ['href="https://mill.example/white-paper"', `>${paper}</a>`, contact, sentence])
        expect(ad).toContain(text)
    const [, bare = ''] = body.split('Barn Ltd')
    expect(bare.slice(0, 400)).not.toContain(sentence)
  },
)
