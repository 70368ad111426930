import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectUnharmed } from '../../../tests/support/built-site.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { cardPath, type CardKind } from '../../words/addresses/card-addresses.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const rows = [
    { item_id: 'long', name: '長い名前のトークンセール'.repeat(17).slice(0, 200), status: 1 },
    { item_id: 'word', name: 'W'.repeat(200), status: 2, raised_amount_usd: '123456789' },
    { item_id: 'signs', name: 'Token 🚀🗞️', excerpt: 'โทเค็น', status: 1 },
    { item_id: 'emoji', name: '🗞️👩‍👩‍👧‍👦', status: 1 },
    { item_id: 'thai', name: 'โทเค็น Coin', status: 1 },
    { item_id: 'broken', name: 'Broken', status: 1, logo: '/demo/nothing-there.svg' },
    { item_id: 'elsewhere', name: 'Elsewhere', status: 1, logo: 'https://logos.example/a.png' },
    { item_id: 'pictured', name: 'Pictured', status: 1, banner: '/demo/banners/hinode-grid.svg' },
    { item_id: 'unpictured', name: 'Pictured', status: 1, banner: '/demo/banners/nothing-there.svg' },
    { item_id: 'far', name: 'Pictured', status: 1, banner: 'https://banners.example/a.png' },
    { item_id: 'unseen', name: 'Unseen', status: 1, hidden: true },
  ]
  await seedOfferings({ rows, now: new Date() }, site.database)
  await site.database.query(
    `insert into events (event_id, symbol, type, texts, starts_at, date_precision, over_at, review, source, created_at, updated_at)
     values ('unread', 'U', 'ama', '{"title": "T"}', now(), 'day', now() + interval '1 day', 'waiting', 'x', now(), now())`,
  )
})
afterAll(() => site.close())

const addressOf = (kind: CardKind, id: string, language: Language = 'ja', version = '') =>
  cardPath({ kind, id, language, version })

/** Requests a card until it is sent: on a slow machine the first response is the general picture of the site instead. */
const cardAt = (url: string) =>
  until(async () => {
    const answer = await ask(site, url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.headers['cache-control'], url).toBe('public, max-age=86400')
    return answer
  })

describe('a card', () => {
  it.each<[CardKind, string]>([
    ['offering', 'agora-vote'],
    ['coin', 'bitcoin'],
    ['event', 'demo-btc-conference'],
    ['post', 'keeping-records-for-tax'],
    ['quiz', 'hinode-grid'],
    ['market', 'all'],
    ['home', 'all'],
  ])(
    'of kind %s is drawn in every language, different in each, and small',
    async (kind, id) => {
      const drawn = new Set<string>()
      for (const language of languages) {
        const { rawPayload, headers } = await cardAt(addressOf(kind, id, language))
        const format = kind === 'offering' || kind === 'post' ? 'jpeg' : 'png'
        expect(headers['content-type']).toBe(`image/${format}`)
        expect(rawPayload.length).toBeLessThanOrEqual(100 * 1024)
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 1200, height: 630 })
        drawn.add(rawPayload.toString('base64'))
      }
      expect(drawn.size).toBe(languages.length)
      expectUnharmed(site)
    },
    120_000,
  )

  it.each(['long', 'word', 'signs', 'broken', 'elsewhere'])(
    'is drawn for any name and logo: %s',
    async (id) => {
      const { rawPayload } = await cardAt(addressOf('offering', id))
      expect(rawPayload.length).toBeLessThanOrEqual(100 * 1024)
      expectUnharmed(site)
    },
    120_000,
  )

  it.each(['emoji', 'thai'])(
    'with letters that no font has is replaced by the picture of the site: %s',
    async (id) => {
      const { statusCode, headers, rawPayload } = await ask(site, addressOf('offering', id))
      expect({ statusCode, cached: headers['cache-control'] }).toEqual({
        statusCode: 200,
        cached: 'public, max-age=60',
      })
      expect(rawPayload.equals(readFileSync('public/share-card.png'))).toBe(true)
      expectUnharmed(site)
    },
  )

  it('shows the banner of its sale, and leaves out one that cannot be decoded', async () => {
    const [pictured, unpictured, far] = await Promise.all(
      ['pictured', 'unpictured', 'far'].map(
        async (id) => (await cardAt(addressOf('offering', id))).rawPayload,
      ),
    )
    expect(unpictured?.equals(far ?? Buffer.of())).toBe(true)
    expect(pictured?.equals(far ?? Buffer.of())).toBe(false)
    expectUnharmed(site)
  })

  it('at an address from before cards had pictures has none', async () => {
    const { headers } = await cardAt('/card/offering/pictured.ja.00000000.png')
    expect(headers['content-type']).toBe('image/png')
  })

  it('is drawn once and not sent again to a client that has it', async () => {
    const url = addressOf('home', 'all')
    const { headers } = await cardAt(url)
    const again = await site.app.inject({
      url,
      headers: { host: 'ko.localhost', 'if-none-match': String(headers.etag) },
    })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  it('at an address with an old version shows the current content', async () => {
    const now = await cardAt(addressOf('offering', 'agora-vote', 'ja', 'now'))
    const before = await cardAt(addressOf('offering', 'agora-vote', 'ja', 'before'))
    expect(before.rawPayload.equals(now.rawPayload)).toBe(true)
  })

  it.each([
    addressOf('offering', 'unseen'),
    addressOf('offering', 'nothing'),
    addressOf('event', 'unread'),
    addressOf('coin', 'nothing'),
    addressOf('post', 'nothing'),
    addressOf('quiz', 'nothing'),
    addressOf('quiz', `a${'-a'.repeat(50)}`),
    addressOf('market', 'bitcoin'),
    '/card/nothing/all.en.00000000.png',
    '/card/home/all.fr.00000000.png',
    '/card/home/all.en.0.png',
    '/card/home/all.en.00000000.svg',
    '/card/home/..%2fall.en.00000000.png',
    '/card/__proto__/all.en.00000000.png',
  ])('does not exist at %s', async (url) => {
    expect((await ask(site, url)).statusCode).toBe(404)
    expectUnharmed(site)
  })
})
