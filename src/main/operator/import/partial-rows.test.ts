import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'

let desk: OperatorDesk

beforeAll(async () => {
  desk = await openOperatorDesk()
})
afterAll(() => desk.close())

type Row = Readonly<Record<string, unknown>>

async function importRows(kind: string, rows: readonly Row[]) {
  const { out, error } = await desk.site('import', kind, await desk.fileOf(`${kind}.ndjson`, rows))
  return out + error
}

async function exported(kind: string): Promise<Row[]> {
  const { out } = await desk.site('export', kind)
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

/** What a partial row has changed in the export of the only entry with its id. */
async function changesOf(kind: string, { before, row }: { before: Row; row: Row }) {
  await importRows(kind, [before])
  const find = async () => {
    const key = Object.keys(row).find((name) => row[name] === before[name]) ?? ''
    const all = await exported(kind)
    return all.find((candidate) => candidate[key] === row[key]) ?? {}
  }
  const [stored, out, after] = [await find(), await importRows(kind, [row]), await find()]
  expect(out).toContain('changed 1, unchanged 0, refused 0')
  const names = [...new Set([...Object.keys(stored), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(
    changed.filter((name) => !['updated_at', 'sequence'].includes(name)).map((name) => [name, after[name]]),
  )
}

const inLanguages = (text: string) => ({ ja: text, en: text, ko: text, zh: text })
const sale = {
  item_id: 'acme-week',
  name: 'Acme Week',
  name_ja: 'アクメ週',
  symbol: 'ACM',
  excerpt: 'A week of Acme.',
  status: 1,
  ico_start: '2026-01-01',
  ico_end: '2099-12-31',
  target_amount_min: { usd: 100_000 },
  hard_cap: '20,000,000 ACM',
  initial_price: '1 ACM = 2 USD',
  accept_coins: ['BTC', 'ETH'],
  attributes: { BONUS: true, NEW_CHAIN: true },
  restricted_areas: ['China'],
  urls: { Twitter: 'https://x.com/acme', 'White paper': 'https://acme.example/paper.pdf' },
  kyc: true,
  feedback_email: 'owner@acme.example',
  hidden: false,
  source: 'Acme Daily',
  source_url: 'https://acme.example/sale',
}
const event = {
  event_id: 'acme-day',
  token: 'ACM',
  type: 'meetup',
  title_en: 'Acme day',
  title_ja: 'アクメの日',
  start: '2099-04-01',
  end: '2099-04-03',
  proof: 'https://acme.example',
}
const ad = {
  ad_id: 'acme',
  payer: 'Acme Ltd',
  place: 3,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: '2026-02-01T00:00:00.000Z',
  card: { name: 'Acme', url: 'https://acme.example', slogan_en: 'Buy', slogan_ja: '買う' },
}
const page = {
  page_id: 'terms',
  language: 'en',
  title: 'Terms',
  description: 'All terms',
  markdown: '# Terms',
}
const post = {
  slug: 'acme',
  title: 'Acme',
  author: 'An editor',
  text: 'A text about Acme.',
  tags: ['a', 'b'],
  cover: 'https://acme.example/cover.png',
  created_at: '2026-01-01T00:00:00.000Z',
}
const coin = {
  id: 'acme',
  symbol: 'ACM',
  name: 'Acme',
  price_usd: 2,
  available_supply: 7,
  last_updated: 1_519_157_068,
}
const plan = {
  plan_id: 'yearly',
  interval: 'year',
  names: inLanguages('A year'),
  prices: { JPY: 5800, USD: 5000 },
  is_sold: false,
}
const coupon = { code: 'ACME', percent: 20, plan_ids: ['yearly'], most_uses: 10 }
const quiz = {
  quiz_id: 'acme',
  title: inLanguages('Acme'),
  lede: inLanguages('All of Acme'),
  token: { asset_id: 'acme', symbol: 'ACM', name: 'Acme', decimals: 4 },
  reward: '1',
  pool: '1000',
  begin: '2026-01-01T00:00:00Z',
  over: '2099-01-01T00:00:00Z',
  price_krw: '12',
  price_date: '2026-01-01',
  questions: [
    {
      text: inLanguages('Which?'),
      choices: [inLanguages('This'), inLanguages('That')],
      right: 1,
      explanation: inLanguages('Because.'),
    },
  ],
}

describe('a row of some fields', () => {
  it.each<[string, { before: Row; row: Row; changes: Row }]>([
    ['offerings', { before: sale, row: { item_id: 'acme-week', name: 'Acme' }, changes: { name: 'Acme' } }],
    ['ads', { before: ad, row: { ad_id: 'acme', place: 1 }, changes: { place: 1 } }],
    [
      'pages',
      { before: page, row: { page_id: 'terms', language: 'en', title: 'T' }, changes: { title: 'T' } },
    ],
    ['posts', { before: post, row: { slug: 'acme', title: 'T' }, changes: { title: 'T' } }],
    ['coins', { before: coin, row: { id: 'acme', name: 'ACME' }, changes: { name: 'ACME' } }],
    [
      'events',
      { before: event, row: { event_id: 'acme-day', type: 'hardfork' }, changes: { type: 'hardfork' } },
    ],
    ['plans', { before: plan, row: { plan_id: 'yearly', is_sold: true }, changes: { is_sold: true } }],
    ['coupons', { before: coupon, row: { code: 'ACME', percent: 30 }, changes: { percent: 30 } }],
    ['quizzes', { before: quiz, row: { quiz_id: 'acme', pool: '2000' }, changes: { pool: '2000' } }],
  ])('of %s changes these fields and nothing else', async (kind, { before, row, changes }) => {
    expect(await changesOf(kind, { before, row })).toEqual(changes)
  })

  it('empties a field with null', async () => {
    const row = { item_id: 'acme-week', symbol: null, excerpt: null, feedback_email: null, kyc: null }
    expect(await changesOf('offerings', { before: sale, row })).toEqual({
      symbol: null,
      excerpt: null,
      feedback_email: null,
      kyc: null,
    })
    expect(
      await changesOf('events', { before: event, row: { event_id: 'acme-day', end: null, title_ja: null } }),
    ).toEqual({ end: null, title_ja: undefined })
    expect(await changesOf('coupons', { before: coupon, row: { code: 'ACME', most_uses: null } })).toEqual({
      most_uses: undefined,
    })
  })

  it('replaces a list, and changes only the keys of an object that it has', async () => {
    const row = {
      item_id: 'acme-week',
      accept_coins: ['DOT'],
      attributes: { BONUS: false },
      urls: { Telegram: 'https://t.me/acme', twitter: null },
    }
    expect(await changesOf('offerings', { before: sale, row })).toEqual({
      accept_coins: ['DOT'],
      attributes: { BONUS: false, FOUNDER_INFO_AVAIL: false, NEW_CHAIN: true, CODE_AVAIL: false },
      urls: { 'White paper': 'https://acme.example/paper.pdf', Telegram: 'https://t.me/acme' },
    })
    const price = { plan_id: 'yearly', names: { ko: '일 년' }, prices: { JPY: 6000, USD: null } }
    expect(await changesOf('plans', { before: plan, row: price })).toEqual({
      names: { ...inLanguages('A year'), ko: '일 년' },
      prices: { JPY: 6000 },
    })
    expect(
      await changesOf('ads', {
        before: ad,
        row: { ad_id: 'acme', card: { slogan_ja: null, slogan_ko: '사' } },
      }),
    ).toEqual({ card: { name: 'Acme', url: 'https://acme.example', slogan_en: 'Buy', slogan_ko: '사' } })
  })

  it('may use any name of a field, and of several forms of a value the stated one counts', async () => {
    const row = { item_id: 'acme-more', hard_cap_text: '5 ETH', price_usd: 3, whitepaper: null }
    expect(await changesOf('offerings', { before: { ...sale, item_id: 'acme-more' }, row })).toEqual({
      hard_cap: '5 ETH',
      initial_price: '3 USD',
      urls: { Twitter: 'https://x.com/acme' },
    })
    expect(await changesOf('coins', { before: coin, row: { id: 'acme', available_supply: 8 } })).toEqual({
      circulating_supply: 8,
    })
    expect(
      await changesOf('coupons', { before: coupon, row: { code: 'ACME', amounts: { JPY: 500 } } }),
    ).toEqual({ percent: undefined, amounts: { JPY: 500 } })
  })

  it('is refused if it is of a new entry and a required field is missing', async () => {
    expect(await importRows('ads', [{ ad_id: 'unknown', place: 1 }])).toContain('line 1: card.url required')
    expect(await importRows('events', [{ event_id: 'unknown', type: 'hardfork' }])).toContain(
      'title required',
    )
    expect(await importRows('ads', [{ ad_id: 'acme', payer: null }])).toContain('line 1: payer required')
  })
})

describe('the status of a sale', () => {
  const statusAfter = async (before: Row, row: Row) => {
    const changes = await changesOf('offerings', {
      before: { ...sale, ...before },
      row: { item_id: 'acme-week', ...row },
    })
    return changes['status']
  }

  it('follows the dates of a row if it followed the stored ones', async () => {
    expect(await statusAfter({}, { ico_start: '2099-01-01' })).toBe(0)
    const ended = { status: null, ico_end: '2026-02-01', raised_amount: { usd: 1 } }
    expect(await statusAfter(ended, { raised_amount: { usd: 200_000 } })).toBe(2)
    expect(await statusAfter({ status: 2, ico_end: '2026-02-01' }, { ico_end: '2099-01-01' })).toBe(1)
  })

  it('stays when a row says only whether it is assumed', async () => {
    expect(await statusAfter({ status: 3 }, { status_assumed: true })).toBeUndefined()
  })

  it('stays as it was stated if it never followed the dates, or still agrees with them', async () => {
    expect(await statusAfter({ status: 3 }, { ico_end: '2099-01-01' })).toBeUndefined()
    expect(await statusAfter({ status: 2, ico_end: '2026-02-01' }, { ico_end: '2026-02-02' })).toBeUndefined()
  })
})

it('a value that follows from another field follows it, unless a row has stated it', async () => {
  const areas = { item_id: 'acme-week', restricted_areas: ['United States'] }
  expect(await changesOf('offerings', { before: sale, row: areas })).toMatchObject({ not_us: true })
  const moved = { item_id: 'acme-week', source_url: 'https://www.other.example/' }
  expect(await changesOf('offerings', { before: sale, row: moved })).not.toHaveProperty('source')
  const unnamed = { ...sale, source: null }
  expect(await changesOf('offerings', { before: unnamed, row: moved })).toMatchObject({
    source: 'other.example',
  })
  const text = { slug: 'acme', text: 'Another text about Acme.' }
  expect(await changesOf('posts', { before: post, row: text })).toEqual({ text: text.text })
})

it('the mark of demo content, and the flags of the operator, stay until a row states them', async () => {
  const marked = { ...quiz, quiz_id: 'marked', is_demo: true }
  const row = { quiz_id: 'marked', read: '/files/a.pdf' }
  expect(await changesOf('quizzes', { before: marked, row })).toEqual({ read: '/files/a.pdf' })
  const hidden = { ...sale, item_id: 'hidden', hidden: true, status_pinned: true }
  const moved = { item_id: 'hidden', ico_start: '2099-01-01' }
  expect(await changesOf('offerings', { before: hidden, row: moved })).toEqual({ ico_start: '2099-01-01' })
  const shown = { item_id: 'hidden', hidden: null }
  expect(await changesOf('offerings', { before: hidden, row: shown })).toEqual({ hidden: false })
})

it('a live quote stays when a row changes the name of its coin', async () => {
  await importRows('coins', [{ ...coin, id: 'live' }])
  await desk.withDatabase(({ query }) =>
    query("update coins set source = 'coingecko' where coin_id = 'live'"),
  )
  await importRows('coins', [{ id: 'live', name: 'Live', price_usd: 9 }])
  const [row] = await desk.withDatabase(({ query }) =>
    query("select name, price_usd, source from coins where coin_id = 'live'"),
  )
  expect(row).toEqual({ name: 'Live', price_usd: 2, source: 'coingecko' })
})

it('a withdrawn event is shown again only by a row that says so', async () => {
  const withdrawn = { ...event, withdrawn_at: '2026-01-01T00:00:00.000Z' }
  expect(
    await changesOf('events', { before: withdrawn, row: { event_id: 'acme-day', place: 'Oslo' } }),
  ).toEqual({
    place: 'Oslo',
  })
  expect(
    await changesOf('events', { before: withdrawn, row: { event_id: 'acme-day', withdrawn_at: null } }),
  ).toEqual({ withdrawn_at: null })
})

it('a draft that a row publishes is published now, and one of which it changes the title stays a draft', async () => {
  const draft = { ...post, slug: 'draft', status: 'draft', created_at: null }
  expect(await changesOf('posts', { before: draft, row: { slug: 'draft', title: 'T' } })).toEqual({
    title: 'T',
  })
  const changes = await changesOf('posts', { before: draft, row: { slug: 'draft', status: 'published' } })
  expect(Object.keys(changes).toSorted()).toEqual(['created_at', 'status'])
})

it('of several rows of one entry the last that can be read is imported, and the others are listed', async () => {
  const rows = [
    { ad_id: 'acme', payer: 'First' },
    { ad_id: 'acme', place: 9 },
    { ad_id: 'acme', place: 'x' },
  ]
  await importRows('ads', [ad])
  const out = await importRows('ads', rows)
  expect(out).toContain('line 1: left out, "acme" comes again on line 2')
  expect(out).toContain('line 3: place not_an_amount, got "x"')
  expect(await exported('ads')).toContainEqual(expect.objectContaining({ payer: 'Acme Ltd', place: 9 }))
  const added = await importRows('ads', [
    { ...ad, ad_id: 'new' },
    { ad_id: 'new', place: 1 },
  ])
  expect(added).toContain('added 1, changed 0, unchanged 0, refused 1')
})
