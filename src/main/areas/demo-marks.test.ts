import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOfBadge, titleOn, wordsOn } from '../../../tests/support/badge-faults.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import { presentPostCard } from '../../api/cards/cards.presenter.ts'
import { presentEventCard } from '../../api/cards/event-card.ts'
import { presentOfferingCard } from '../../api/cards/offering-card.ts'
import { findOffering } from '../../api/offerings/offerings.store.ts'
import { wordsFor } from '../../api/words/words-for.ts'
import { badgeKinds, badgeSizes } from '../../domain/badges/badge-look.ts'
import { languages, subHosts } from '../../domain/kernel/site/language.ts'

const now = new Date('2026-04-16T08:20:00Z')
let site: TestSite

beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '1' }, now: () => now })
  await seedOfferings({ rows: [{ item_id: 'own-sale', name: 'Own sale', status: 1 }], now }, site.database)
})
afterAll(() => site.close())

const count = (text: string, part: string) => text.split(part).length - 1

describe.each(languages)('demo content in %s is marked', (language) => {
  const t = wordsFor(language, 'demo-notes')
  const host = `${subHosts[language]}.localhost`
  const read = async (path: string) => (await ask(site, path, { host })).body
  const mark = t.marked({ name: '' }).trim()

  it('on every badge, which still fits', async () => {
    for (const kind of badgeKinds)
      for (const size of badgeSizes) {
        const look = `kind=${kind}&size=${size}&lang=${language}`
        const svg = await read(`/embed/badge/hinode-grid.svg?${look}`)
        expect(faultsOfBadge(svg), look).toEqual([])
        expect(titleOn(svg), look).toContain(mark)
        expect(wordsOn(svg), look).toContain(t.short())
        expect(await read(`/embed/badge/own-sale.svg?${look}`)).not.toContain(t.short())
      }
  })

  it('in what the API says of a badge and a widget, and in the alternative text of a badge', async () => {
    const badge = async (id: string) =>
      JSON.parse(await read(`/api/badges/${id}?lang=${language}`)) as { is_demo: boolean; alt: string }
    expect(await badge('hinode-grid')).toMatchObject({
      is_demo: true,
      alt: expect.stringContaining(mark) as string,
    })
    expect((await badge('own-sale')).is_demo).toBe(false)
    expect((await badge('own-sale')).alt).not.toContain(mark)
    const project = async (id: string) =>
      (JSON.parse(await read(`/api/widgets/offering?item=${id}`)) as { project: { is_demo: boolean } })
        .project
    expect([await project('hinode-grid'), await project('own-sale')]).toMatchObject([
      { is_demo: true },
      { is_demo: false },
    ])
  })

  it('in the widgets of a sale and of events, and in their pictures', async () => {
    const sale = await read(`/embed/offering?item=hinode-grid&lang=${language}`)
    expect(sale).toContain(`title="${t.sale()}">${t.fictional()}<`)
    expect(await read(`/embed/offering?item=own-sale&lang=${language}`)).not.toContain(t.fictional())
    expect(await read(`/embed/events?lang=${language}`)).toContain(`>${t.fictional()}<`)
    expect(wordsOn(await read(`/embed/offering.svg?item=hinode-grid&lang=${language}`))).toContain(
      t.fictional(),
    )
  })

  it('in the calendar and the feed of events', async () => {
    const calendar = (await read('/api/map/events.ics')).replaceAll(/\r\n /g, '')
    const events = count(calendar, 'BEGIN:VEVENT')
    expect(events).toBeGreaterThan(10)
    expect(count(calendar, `:${mark}`)).toBe(events)
    const sentence = t.event().replaceAll(',', '\\,')
    expect(count(calendar, sentence)).toBe(events)
    const feed = await read('/api/map/events.rss')
    expect(count(feed, mark)).toBe(count(feed, '<item>'))
  })

  it('in the feed of sales and of their changes', async () => {
    const feed = await read('/api/map/rss2')
    const sales = feed.split('<item>').filter((item) => /(?:offering|change):/.test(item))
    expect(sales.length).toBeGreaterThan(10)
    for (const sale of sales) expect(sale.includes(mark)).toBe(!sale.includes('own-sale'))
  })

  it('on the preview pictures of a sale, an event and an article', async () => {
    const reader = { language, host }
    const [demo, own] = await Promise.all(
      ['hinode-grid', 'own-sale'].map((id) => findOffering(id, site.database)),
    )
    if (demo === undefined || own === undefined) throw new Error('A sale is missing.')
    expect(presentOfferingCard(demo.entry, reader).card.label).toContain(t.fictional())
    expect(presentOfferingCard(own.entry, reader).card.label).not.toContain(t.fictional())
    const event = {
      title: 'T',
      token: 'T',
      type: 'ama',
      starts_at: now,
      date_precision: 'day',
      place: null,
      isWithdrawn: false,
      isDemo: true,
    } as const
    expect(presentEventCard(event, reader).card.label).toContain(t.fictional())
    const post = { title: 'T', excerpt: '', author: 'A', is_demo: true, cover: null, updated_at: now }
    expect(presentPostCard(post, reader).card.label).toBe(t.sample())
  })
})

it('articles of the demo are marked in the feed', async () => {
  const feed = (await ask(site, '/api/map/rss2', { host: 'www.localhost' })).body
  const posts = feed.split('<item>').filter((item) => item.includes('>post:'))
  expect(posts.length).toBeGreaterThan(5)
  for (const post of posts) {
    expect(post).toContain('<title>【デモ】')
    expect(post).toContain(wordsFor('ja', 'demo-notes').post())
  }
})
