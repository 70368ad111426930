import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultsOfBadge, titleOn, wordsOn } from '../../../tests/support/badge-faults.ts'
import {
  embedsFrom,
  hinodeGrid,
  openEmbedsSite,
  type EmbedsSite,
} from '../../../tests/support/embeds-site.ts'
import { seedOfferings } from '../../../tests/support/offerings-site.ts'
import { until } from '../../../tests/support/until.ts'
import { badgeKinds, badgeSizes, badgeThemes } from '../../domain/badges/badge-look.ts'
import { languages } from '../../domain/kernel/site/language.ts'

const eighty = '瓦'.repeat(80)
const hostile = `</text><script>alert(1)</script>&quot " onload="x' ]]> <![CDATA[ \u202Eabc`

const rows = [
  hinodeGrid,
  { item_id: 'before', name: 'Before', status: 0, ico_start: '2026-05-01', raised_amount: { usd: '0' } },
  { item_id: 'good', name: 'Good', status: 2, ico_end: '2026-03-01', raised_amount: { usd: '500' } },
  { item_id: 'bad', name: 'Bad', status: 3, ico_end: '2025-03-01' },
  { item_id: 'endless', name: 'Endless', status: 1, ico_start: '2026-04-01' },
  { item_id: 'long', name: eighty, status: 1, ico_end: '2027-04-28' },
  { item_id: 'hostile', name: hostile, symbol: '<b>&', status: 1, ico_end: '2026-04-28' },
  { item_id: 'emoji', name: 'Family 👨‍👩‍👧‍👦 of Ünïcödé ﾊﾝｶｸ', status: 1, ico_end: '2026-04-16' },
  { item_id: 'hidden', name: 'Secret name', status: 1, hidden: true },
  { item_id: 'named', name: 'Named', name_ja: '名前つき', name_en: 'By name' },
]

let site: EmbedsSite

beforeAll(async () => {
  site = await openEmbedsSite({ sales: rows, below: '/embed/badge/' })
})
afterAll(() => site.close())
beforeEach(() => site.pass(61_000))

const ask: EmbedsSite['ask'] = (...requested) => site.ask(...requested)
const badge = async (path: string, options = {}) => (await ask(path, options)).body

describe('every badge', () => {
  const everyLook = badgeKinds.flatMap((kind) =>
    languages.flatMap((lang) =>
      badgeThemes.flatMap((theme) => badgeSizes.map((size) => ({ kind, lang, theme, size }))),
    ),
  )
  it.each(rows.map(({ item_id }) => item_id))('of %s is valid XML with texts that fit', async (id) => {
    const looks = id === 'hinode-grid' ? everyLook : everyLook.filter(({ theme }) => theme === 'auto')
    for (const look of looks) {
      const query = new URLSearchParams(look).toString()
      const answer = await ask(`${id}.svg?${query}`)
      expect([answer.statusCode, faultsOfBadge(answer.body)], query).toEqual([200, []])
    }
  })

  it('can be embedded by any page, runs nothing and is cached for a minute', async () => {
    const { headers } = await ask('hinode-grid.svg')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is dark, light, or as the device prefers', async () => {
    expect(await badge('hinode-grid.svg?theme=light')).not.toMatch(/<style|#0f1529/)
    expect(await badge('hinode-grid.svg?theme=dark')).toContain('fill="#0f1529"')
    const auto = await badge('hinode-grid.svg')
    expect(auto).toContain('fill="#ffffff"')
    expect(auto).toContain('@media (prefers-color-scheme:dark){')
    expect(auto).toContain('.f-box{fill:#0f1529}')
  })
})

describe('a badge shows', () => {
  it.each([
    ['hinode-grid', 'listed', 'Listed on Kawara'],
    ['hinode-grid', 'status', 'Ongoing HNG'],
    ['hinode-grid', 'raised', '$4.21M raised 52.6%'],
    ['hinode-grid', 'left', 'Ends in 12d 4h'],
    ['before', 'status', 'Upcoming'],
    ['before', 'raised', 'Not open yet'],
    ['before', 'left', 'Starts in 14d 15h'],
    ['good', 'status', 'Succeeded'],
    ['good', 'raised', '$500 raised'],
    ['good', 'left', 'Ended'],
    ['bad', 'status', 'Failed'],
    ['bad', 'raised', 'Amount not disclosed'],
    ['endless', 'left', 'End date TBA'],
    ['emoji', 'left', 'Ends in 15h'],
  ])('of %s, %s: %s', async (id, kind, words) => {
    site.setClock(embedsFrom + 60_000)
    expect(wordsOn(await badge(`${id}.svg?kind=${kind}`))).toBe(words)
  })

  it.each([
    ['ja', '残り 12日4時間', 'Kawara に掲載', '進行中 HNG', '$4.21M 調達額 52.6%'],
    ['ko', '종료까지 12일 4시간', 'Kawara 등록', '진행 중 HNG', '$4.21M 모금액 52.6%'],
    ['zh', '剩余 12天4小时', 'Kawara 已收录', '进行中 HNG', '$4.21M 已募集 52.6%'],
  ])('texts in %s if the host or the lang parameter says so', async (lang, left, listed, status, raised) => {
    site.setClock(embedsFrom + 60_000)
    const textOf = async (kind: string) => wordsOn(await badge(`hinode-grid.svg?kind=${kind}&lang=${lang}`))
    expect([
      await textOf('left'),
      await textOf('listed'),
      await textOf('status'),
      await textOf('raised'),
    ]).toEqual([left, listed, status, raised])
    const host = lang === 'ja' ? 'www.localhost' : `${lang}.localhost`
    expect(wordsOn(await badge('hinode-grid.svg?kind=left', { host }))).toBe(left)
  })

  it('the name of the project in the larger sizes', async () => {
    expect(wordsOn(await badge('hinode-grid.svg?kind=status&size=medium'))).toBe('Hinode Grid Ongoing HNG')
    expect(wordsOn(await badge('hinode-grid.svg?kind=status&size=large'))).toBe(
      'Hinode Grid Ongoing until Apr 28 UTC',
    )
    const left = await badge('long.svg?kind=left&size=large&lang=ja')
    expect(wordsOn(left)).toMatch(/^瓦+… · 残り 377日\d+時間/)
    expect(wordsOn(await badge('hinode-grid.svg?kind=listed&size=large&lang=ja'))).toBe(
      'Kawara 掲載プロジェクト Hinode Grid',
    )
  })

  it('a name of eighty characters cut to fit, and in full as its title', async () => {
    for (const size of ['medium', 'large']) {
      for (const kind of badgeKinds) {
        const drawn = await badge(`long.svg?kind=${kind}&size=${size}&lang=ja`)
        expect(wordsOn(drawn), `${kind} ${size}`).toMatch(/瓦{5,20}…/)
        expect(wordsOn(drawn)).not.toContain('瓦'.repeat(21))
        expect(titleOn(drawn)).toContain(eighty)
      }
    }
  })

  it('a name with markup and bidirectional marks as plain text in logical order', async () => {
    const title = titleOn(await badge('hostile.svg?kind=listed'))
    expect(title).toBe(
      `</text><script>alert(1)</script>&quot " onload="x' ]]> <![CDATA[ abc, listed on Kawara`,
    )
  })
})

describe('a request that cannot be answered with a fact', () => {
  it.each([
    ['nobody.svg', 'Not listed'],
    ['hidden.svg', 'Not listed'],
    ['hidden.svg?kind=status&size=large', 'Kawara Not listed'],
    ['Not%20An%20Id.svg', 'Not listed'],
    ['%3Cscript%3E.svg', 'Not listed'],
    [`${'a'.repeat(500)}.svg`, 'Not listed'],
    ['hinode-grid.svg?kind=price', 'Unknown option'],
    ['hinode-grid.svg?theme=neon', 'Unknown option'],
    ['hinode-grid.svg?size=huge', 'Unknown option'],
    ['hinode-grid.svg?lang=fr', 'Unknown option'],
    ['hinode-grid.svg?kind=status&kind=left', 'Unknown option'],
    ['hinode-grid.svg?kind=__proto__', 'Unknown option'],
    ['hinode-grid.svg?kind=%E0%A4%A', 'Not listed'],
    ['%00.svg', 'Not listed'],
    ['%E0%A4%A.svg', 'Not listed'],
  ])('%s is a grey badge that is cached for a short time only', async (path, words) => {
    const { statusCode, headers, body } = await ask(path)
    expect([statusCode, wordsOn(body), faultsOfBadge(body)]).toEqual([200, words, []])
    expect(headers['cache-control']).toBe('public, max-age=20, s-maxage=20')
    expect(body).not.toMatch(/#d63a1e|Secret/)
  })

  it('unknown parameters are ignored', async () => {
    expect(wordsOn(await badge('hinode-grid.svg?kind=status&utm_source=x&v=2'))).toBe('Ongoing HNG')
  })

  it('a path that is not of a badge is not found', async () => {
    expect((await ask('hinode-grid.png')).statusCode).toBe(404)
    expect((await ask('hinode-grid')).statusCode).toBe(404)
  })

  it('a caller who requests too many uncached badges gets a grey one with Retry-After', async () => {
    const last = await site.askTooOften('nobody.svg')
    expect(last.statusCode).toBe(429)
    expect(last.headers['retry-after']).toBeDefined()
    expect(faultsOfBadge(last.body)).toEqual([])
    expect(wordsOn(last.body)).toBe('Unavailable right now')
    expect((await ask('nobody.svg')).statusCode).toBe(200)
  })
})

describe('for shields.io', () => {
  it.each([
    ['hinode-grid.json?kind=status', { label: 'Status', message: 'Ongoing', color: '#8c4a00' }],
    ['hinode-grid.json?kind=raised&lang=ja', { label: '調達額', message: '$4.21M', color: '#131c30' }],
    ['hinode-grid.json', { label: 'Kawara', message: 'listed', color: '#12673b' }],
    ['nobody.json', { label: 'Kawara', message: 'Not listed', color: 'lightgrey', isError: true }],
  ])('%s', async (path, expected) => {
    const answer = await ask(path)
    expect(answer.json()).toEqual({ schemaVersion: 1, ...expected })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('a cached badge', () => {
  it('is not sent again to a client that has it', async () => {
    const { headers } = await ask('hinode-grid.svg?kind=raised')
    const etag = String(headers.etag)
    const again = await ask('hinode-grid.svg?kind=raised', { headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    const other = await ask('hinode-grid.svg?kind=left', { headers: { 'if-none-match': etag } })
    expect(other.statusCode).toBe(200)
  })

  it('is replaced as soon as its entry changes, even within a minute', async () => {
    const status = async () => wordsOn(await badge('good.svg?kind=raised'))
    expect(await status()).toBe('$500 raised')
    const changed = rows.map((row) =>
      row.item_id === 'good' ? { ...row, raised_amount: { usd: '900' } } : row,
    )
    await seedOfferings({ rows: changed, now: site.now() }, site.database)
    await until(async () => expect(await status()).toBe('$900 raised'))
  })

  it('is grey while the entry is hidden, and shows its fact again afterwards', async () => {
    const textOf = async () => wordsOn(await badge('bad.svg?kind=status'))
    expect(await textOf()).toBe('Failed')
    const withBad = (hidden: boolean) => rows.map((row) => (row.item_id === 'bad' ? { ...row, hidden } : row))
    await seedOfferings({ rows: withBad(true), now: site.now() }, site.database)
    await until(async () => expect(await textOf()).toBe('Not listed'))
    await seedOfferings({ rows: withBad(false), now: site.now() }, site.database)
    await until(async () => expect(await textOf()).toBe('Failed'))
  })

  it('updates its countdown within a minute, without a change of the entry', async () => {
    site.setClock(Date.parse('2026-04-20T10:29:50Z'))
    const left = async () => wordsOn(await badge('hinode-grid.svg?kind=left'))
    expect(await left()).toBe('Ends in 8d 2h')
    site.pass(60_000)
    expect(await left()).toBe('Ends in 8d 1h')
    site.setClock(Date.parse('2026-04-28T11:40:00Z'))
    expect(await left()).toBe('Ends in under 1h')
    site.setClock(Date.parse('2026-04-28T13:00:00Z'))
    expect(await left()).toBe('Ended')
  })
})

describe('the description of a badge for the embed code page', () => {
  it('names the project and the alternative text in the language of the badge', async () => {
    const answer = await site.app.inject({
      url: '/api/badges/hinode-grid?kind=raised&lang=ja',
      headers: { host: 'en.localhost' },
    })
    expect(answer.json()).toEqual({
      item_id: 'hinode-grid',
      name: 'Hinode Grid',
      symbol: 'HNG',
      logo: null,
      is_demo: false,
      alt: 'Hinode Gridの調達額（Kawara）',
    })
    const named = await site.app.inject({
      url: '/api/badges/named?kind=raised&lang=ja',
      headers: { host: 'en.localhost' },
    })
    expect(named.json()).toMatchObject({ name: 'By name', alt: '名前つきの調達額（Kawara）' })
    const hidden = await site.app.inject({ url: '/api/badges/hidden', headers: { host: 'en.localhost' } })
    expect(hidden).toBeProblem('offering_not_found', 'en')
  })
})
