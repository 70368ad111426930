import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ask,
  askJson,
  eventually,
  openOfferingsSite,
  seedOfferings,
} from '../../../tests/support/offerings-site.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import { searchRows } from '../../../tests/support/search-rows.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

type Found = Reply<Operations['searchOfferings']>

const now = new Date('2026-04-16T00:00:00Z')
let site: TestSite
beforeAll(async () => {
  site = await openOfferingsSite({ rows: searchRows, now: () => now })
})
afterAll(() => site.close())

const search = (query: string) => askJson<Found>(site, `/api/search?${query}`)
const idsFor = async (query: string) => (await search(query)).items.map(({ item_id }) => item_id)
const totalFor = async (query: string) => (await search(query)).pagination.total
const only = (on: string, group: readonly string[]) =>
  group.map((name) => `${name}=${name === on ? 1 : 0}`).join('&')
const filler = (n: number) => ({ name: `Filler ${n}`, industry: ['Charity'], created_at: '2026-03-01' })
const charityPage = (n: number) => search(`industry=Charity&page=${n}`)
const newestFirst = ['bare', 'edo-news', 'seoul-pay', 'mindsync', 'hinode']

describe('a search', () => {
  it('without a text finds all visible offerings, the newest first', async () => {
    const { items, pagination } = await search('')
    expect(items.map(({ item_id }) => item_id)).toEqual(newestFirst)
    expect(pagination).toEqual({ page: 1, total: 5, per_page: 20, iter_pages: [1] })
  })

  it.each([
    ['incoming=1&ongoing=0&succeeded=0&failed=0', ['bare', 'hinode']],
    ['incoming=0&ongoing=1&succeeded=0&failed=0', ['mindsync']],
    ['incoming=0&ongoing=0', ['edo-news', 'seoul-pay']],
    ['incoming=0&ongoing=0&succeeded=0', ['edo-news']],
    ['incoming=0&ongoing=0&succeeded=0&failed=0', newestFirst],
    ['acceptEthereum=0&acceptOtherCoin=0', ['seoul-pay', 'hinode']],
    ['acceptBitcoin=0&acceptOtherCoin=0', ['seoul-pay', 'mindsync']],
    ['acceptBitcoin=0&acceptEthereum=0', ['edo-news', 'seoul-pay']],
    ['acceptBitcoin=0&acceptEthereum=0&acceptOtherCoin=0', newestFirst],
    ['kind=STO', ['hinode']],
    ['kind=sto', ['hinode']],
    ['kind=IEO', []],
    ['industry=Energy', ['hinode']],
    ['industry=Artificial%20Intelligence', ['mindsync']],
    ['industry=Sports', []],
    ['bonus=1', ['hinode']],
    ['founderId=1', ['mindsync']],
    ['newChain=1', ['seoul-pay']],
    ['codeAvail=1', ['edo-news']],
    ['notUS=1', ['seoul-pay']],
    ['bonus=1&codeAvail=1', []],
    ['bonus=0', newestFirst],
    ['targetAmountMin=0,100000', ['hinode']],
    ['targetAmountMin=1000000,5000000', ['mindsync']],
    ['targetAmountMin=10000000,50000000', ['seoul-pay']],
    ['targetAmountMin=50000000,', ['edo-news']],
    ['targetAmountMax=100000,1000000', ['hinode']],
    ['targetAmountMax=50000000,', ['seoul-pay']],
    // Both ends belong to a range: the targets of seoul-pay are exactly 10 and 50 million.
    ['targetAmountMin=1000000,10000000', ['seoul-pay', 'mindsync']],
    ['targetAmountMax=10000000,50000000', ['seoul-pay']],
    ['targetAmountMax=,50000000&targetAmountMin=9999999,10000000', ['seoul-pay']],
    ['startAfter=2026-05-01', ['hinode']],
    ['startAfter=2026-05-02', []],
    ['startAfter=2026-04-01', ['mindsync', 'hinode']],
    ['endBefore=2026-03-01', ['edo-news', 'seoul-pay']],
    ['endBefore=2026-02-28', ['seoul-pay']],
    ['industry=Banking&acceptBitcoin=0&startAfter=2024-12-31&endBefore=2025-02-01', ['seoul-pay']],
  ])('with %s finds %j', async (query, ids) => {
    expect(await idsFor(query)).toEqual(ids)
  })

  it.each([
    ['createdAtDesc', newestFirst],
    ['startAsc', ['seoul-pay', 'mindsync', 'hinode']],
    ['startDesc', ['hinode', 'mindsync', 'seoul-pay']],
    ['endAsc', ['seoul-pay', 'edo-news', 'mindsync', 'hinode', 'bare']],
    ['endDesc', ['hinode', 'mindsync', 'edo-news', 'seoul-pay', 'bare']],
    ['raisedAsc', ['edo-news', 'mindsync', 'seoul-pay']],
    ['raisedDesc', ['seoul-pay', 'mindsync', 'edo-news']],
  ])('sorted by %s shows %j, and what is unknown last', async (sort, ids) => {
    const found = await idsFor(`sort=${sort}`)
    expect(found.slice(0, ids.length)).toEqual(ids)
    expect(found).toHaveLength(5)
  })

  it.each([
    ['mindsync', ['mindsync']],
    ['MAI', ['mindsync']],
    ['ｍｉｎｄ', ['mindsync']],
    ['mindsnc', ['mindsync']],
    ['太陽光', ['hinode']],
    ['取引', ['hinode']],
    ['결제', ['seoul-pay']],
    ['智能', ['mindsync']],
    ['everybody', ['hinode']],
    ['energy', ['hinode']],
    ['エネルギー', ['hinode']],
    ['에너지', ['hinode']],
    ['能源', ['hinode']],
    ['artificial intelligence', ['mindsync']],
    ['まいんどしんく', []],
    ['えど', ['edo-news']],
    ['エド', ['edo-news']],
    ['STO', ['hinode']],
    ['sto energy', ['hinode']],
    ['ethereum', ['edo-news', 'mindsync']],
    ['ethereum learning', ['mindsync']],
    ['nothing at all', []],
    ['hinode.example', []],
  ])('for %s finds %j', async (q, ids) => {
    expect((await idsFor(`q=${encodeURIComponent(q)}`)).sort()).toEqual(ids)
  })

  it.each([
    '히노데 그리드',
    '日出電網',
    '日出电网',
    'ヒノデ',
    'ひので',
    'ﾋﾉﾃﾞ',
    'hinode ENERGY',
    'Sunrise Grid',
  ])('for %s, a name in any language, script or width, finds the sale first', async (q) => {
    const { items } = await search(`q=${encodeURIComponent(q)}`)
    expect(items[0]).toMatchObject({ item_id: 'hinode', name: 'Hinode Energy', name_ko: '히노데 그리드' })
  })

  it('with ongoing sales first keeps the order within both parts', async () => {
    const others = newestFirst.filter((id) => id !== 'mindsync')
    expect(await idsFor('ongoingFirst=1')).toEqual(['mindsync', ...others])
    expect(await idsFor('ongoingFirst=1&sort=startAsc')).toEqual([
      'mindsync',
      ...(await idsFor('sort=startAsc')).filter((id) => id !== 'mindsync'),
    ])
    expect(await idsFor('ongoingFirst=0')).toEqual(newestFirst)
  })

  it('with a text and an order uses the order', async () => {
    expect(await idsFor('q=ethereum&sort=startAsc')).toEqual(['mindsync', 'edo-news'])
  })

  it('counts the results of each filter', async () => {
    const { counts } = await search('')
    const statuses = Object.keys(counts['statuses'] ?? {})
    const coins = Object.keys(counts['coins'] ?? {})
    const requested = [
      ...statuses.map((name) => ['statuses', name, only(name, statuses)] as const),
      ...coins.map((name) => ['coins', name, only(name, coins)] as const),
      ...Object.keys(counts.features).map((name) => ['features', name, `${name}=1`] as const),
      ...Object.keys(counts.kinds).map((name) => ['kinds', name, `kind=${name}`] as const),
      ...['Energy', 'Media', 'Sports'].map(
        (name) => ['industries', name, `industry=${encodeURIComponent(name)}`] as const,
      ),
      ...(['targetAmountMin', 'targetAmountMax'] as const).flatMap((field) =>
        Object.keys(counts[field]).map((name) => [field, name, `${field}=${name}`] as const),
      ),
    ]
    expect(requested).toHaveLength(5 + 3 + 6 + 3 + 3 + 12)
    for (const [group, name, query] of requested) {
      expect(await totalFor(query), `${group} ${name}`).toBe((counts[group] as Record<string, number>)[name])
    }
    expect(counts.sections).toEqual({ all: 5, before: 2, ongoing: 1, finished: 2 })
  })

  it('never contains the address of an owner', async () => {
    for (const path of ['/api/search', '/api/ico/hinode', '/api/related-items/mindsync', '/api/ads']) {
      const { body, statusCode } = await ask(site, path)
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/feedback_email|owner@hinode/)
    }
  })
})

describe('an invalid search', () => {
  it.each([
    ['q=mind%00sync', 'q'],
    ['q=%00', 'q'],
    ['q=%ED%A0%80', 'q'],
    ['page=-1', 'page'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=1e3', 'page'],
    ['page=9999999', 'page'],
    ['page=%00', 'page'],
    ['sort=drop', 'sort'],
    ['sort=%ED%A0%80', 'sort'],
    ['targetAmountMin=abc', 'targetAmountMin'],
    ['targetAmountMax=5,1', 'targetAmountMax'],
    ['startAfter=2026-02-31', 'startAfter'],
    ['endBefore=yesterday', 'endBefore'],
    ['kind=IPO', 'kind'],
    ['ongoingFirst=yes', 'ongoingFirst'],
    ['industry=Piracy', 'industry'],
    ['industry=%00', 'industry'],
    ['bonus=maybe', 'bonus'],
    ['incoming=2', 'incoming'],
  ])('is refused by its field: %s', async (query, field) => {
    const answer = await ask(site, `/api/search?${query}`)
    expect(answer).toBeProblem('invalid_input', 'en')
    expect(problemIn(answer).errors?.map((error) => error.field)).toEqual([field])
  })

  it.each([
    ['a', 10_000],
    ['界', 101],
  ])('is refused for a word that is too long: %s, %i times', async (letter, times) => {
    const answer = await ask(site, `/api/search?q=${encodeURIComponent(letter.repeat(times))}`)
    expect(answer).toBeProblem('invalid_input', 'en')
    expect(problemIn(answer).errors?.map((error) => error.field)).toEqual(['q'])
  })

  it('reports all invalid fields at once', async () => {
    const answer = await ask(site, '/api/search?page=0&sort=drop&q=fine')
    expect(
      problemIn(answer)
        .errors?.map((error) => error.field)
        .sort(),
    ).toEqual(['page', 'sort'])
  })
})

/** Must be the last in the file, because it adds rows that would disturb the other tests. */
describe('a long list', () => {
  it('has pages of twenty, and is empty after the last one', async () => {
    await seedOfferings({ rows: Array.from({ length: 45 }, (_, n) => filler(n)), now }, site.database)
    const first = await eventually(
      () => charityPage(1),
      ({ pagination }) => pagination.total === 45,
    )
    const pages = [first, await charityPage(2), await charityPage(3)]
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5])
    const ids = pages.flatMap(({ items }) => items.map(({ item_id }) => item_id))
    expect(new Set(ids).size).toBe(45)
    expect(pages[1]?.pagination).toEqual({ page: 2, total: 45, per_page: 20, iter_pages: [1, 2, 3] })
    expect(await charityPage(4)).toMatchObject({ items: [], pagination: { page: 4, total: 45 } })
    expect(await charityPage(100_000)).toMatchObject({ items: [] })
  })
})
