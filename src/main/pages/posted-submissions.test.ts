import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { hiddenIn, postForm, type Fields } from '../../../tests/support/posted-form.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import event from '../../words/en/event.ts'
import owner from '../../words/en/owner.ts'

let clock = Date.now()
let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite({}, { now: () => new Date(clock) })
})
afterAll(() => site.close())

let callers = 0
const post = (url: string, fields: Fields, remoteAddress = `203.0.113.${++callers}`) =>
  postForm(site, { url, fields, remoteAddress })

/** Sends the form, and the question that comes back, after the time that a person needs to read it. */
async function sendTwice(url: string, fields: Fields) {
  const caller = `198.51.100.${++callers}`
  const question = await post(url, fields, caller)
  expect(question.statusCode, question.body).toBe(200)
  expect(question.headers['cache-control']).toBe('no-store')
  clock += 1_000
  const carried = hiddenIn(question.body)
  return { question, carried, again: (more: Fields = {}) => post(url, { ...carried, ...more }, caller) }
}

const count = async (table: string) =>
  Number((await site.database.query<{ count: string }>(`select count(*) as count from ${table}`))[0]?.count)
const soon = new Date(clock + 30 * 86_400_000).toISOString().slice(0, 10)

describe('an event without scripts', () => {
  const written = {
    type: 'meetup',
    token: 'NOSC',
    precision: 'day',
    start: soon,
    proof: 'https://news.example/a?b=1&c=2',
    description: "Bring your own 'ledger'",
  }

  it('is previewed, sent when the button is pressed again, and stored once', async () => {
    const before = await count('event_submissions')
    const { question, carried, again } = await sendTwice('/events/add?theme=dark', written)
    expect(question.body).toContain(event.check)
    expect(question.body).toContain('action="/events/add?theme=dark"')
    expect(carried).toMatchObject(written)
    const answers = await Promise.all([again(), again()])
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(303)
      expect(headers.location).toMatch(/^\/events\/submitted\?token=[\w-]{32}&theme=dark$/)
    }
    expect(answers[0]?.headers.location).toBe(answers[1]?.headers.location)
    expect(await count('event_submissions')).toBe(before + 1)
    const [row] = await site.database.query<{ event: { proof: string } }>(
      'select event from event_submissions order by submission_id desc limit 1',
    )
    expect(row?.event.proof).toBe(written.proof)
  })

  it('with faults comes back with all typed texts, the faults in the order of the page', async () => {
    const answer = await post('/events/add', { ...written, type: '', token: '', start: '', proof: 'x' })
    expect(answer.statusCode).toBe(400)
    const listed = [...answer.body.matchAll(/href="#event-(\w+)"/g)].map(([, name]) => name)
    expect(listed).toEqual(['type', 'token', 'start', 'proof'])
    expect(answer.body).toContain('Bring your own &#x27;ledger&#x27;')
    expect(answer.body).toContain('value="x"')
  })

  it('at a time of day is in the zone of the page, and has the input for it', async () => {
    const timed = { ...written, precision: 'hour' }
    const missing = await post('/events/add', timed)
    expect(missing.statusCode).toBe(400)
    expect(missing.body).toMatch(/<input type="datetime-local"[^>]*name="start"/)
    const { again } = await sendTwice('/events/add', { ...timed, token: 'NOSH', start: `${soon}T19:00` })
    expect((await again()).statusCode).toBe(303)
    const [row] = await site.database.query<{ event: { start: string } }>(
      'select event from event_submissions order by submission_id desc limit 1',
    )
    expect(new Date(String(row?.event.start)).toISOString()).toBe(`${soon}T19:00:00.000Z`)
  })

  it('that is probably listed already is sent only after another question', async () => {
    const listed = await site.app.inject({
      method: 'POST',
      url: '/api/events/search',
      headers: { host: 'en.localhost' },
      payload: { symbol: 'BTC', start: new Date(clock).toISOString().slice(0, 10), end: soon },
    })
    const [known] = listed
      .json<{ groups: { items: (typeof written)[] }[] }>()
      .groups.flatMap(({ items }) => items)
    const similar = { type: known?.type, token: 'BTC', precision: 'day', start: known?.start.slice(0, 10) }
    const { again } = await sendTwice('/events/add', {
      ...(similar as Fields),
      proof: String(known?.proof),
      description: String((known as { title?: string } | undefined)?.title),
    })
    const question = await again()
    expect(question.statusCode).toBe(200)
    expect(question.body).toContain(event.likely)
    expect(question.body).toContain(event.isAnother)
    const carried = hiddenIn(question.body)
    expect(carried).toMatchObject({ confirmed: '1' })
    clock += 1_000
    expect((await again(carried)).statusCode).toBe(303)
  })
})

describe('a project without scripts', () => {
  const written = {
    name: 'Plain Sail',
    url: 'https://plain-sail.example',
    feedback_email: 'plain@plain-sail.example',
    'attributes.BONUS': '1',
    accept_coins: 'btc, eth',
    ico_start: soon,
    'ico_start.time': '09:30',
    'team.0.name': 'Aya',
    'team.1.name': '',
    restricted_areas: 'US\r\nCN',
  }

  it('is previewed, sent when the button is pressed again, and stored once', async () => {
    const before = await count('project_submissions')
    const { question, carried, again } = await sendTwice('/ico-form', written)
    for (const text of [owner.check, 'Plain Sail', 'BTC', 'Aya']) expect(question.body).toContain(text)
    expect(carried).toMatchObject({ name: 'Plain Sail', 'team.0.name': 'Aya', 'ico_start.time': '09:30' })
    const answers = await Promise.all([again(), again()])
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(303)
      expect(headers.location).toMatch(/^\/ico-form\/submitted\?token=[\w-]{32}$/)
    }
    expect(await count('project_submissions')).toBe(before + 1)
    const [row] = await site.database.query<{ form_values: object; looks_automatic: boolean }>(
      'select form_values, looks_automatic from project_submissions order by submission_id desc limit 1',
    )
    expect(row).toMatchObject({
      looks_automatic: false,
      form_values: {
        attributes: ['BONUS'],
        accept_coins: ['BTC', 'ETH'],
        team: [expect.objectContaining({ name: 'Aya' })],
        ico_start: expect.stringContaining(`${soon}T09:30`) as string,
      },
    })
  })

  it('comes back with its texts, with faults in the order of the page, and with one more group on request', async () => {
    const faulty = await post('/ico-form', { ...written, name: '', url: '', video: 'https://example.com/x' })
    expect(faulty.statusCode).toBe(400)
    const listed = [...faulty.body.matchAll(/href="#owner-(?!section|preview)(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(listed).toEqual(['name', 'url', 'video'])
    expect(faulty.body).toContain('value="plain@plain-sail.example"')

    const more = await post('/ico-form', { ...written, add: 'team' })
    expect(more.statusCode).toBe(200)
    expect(more.body).toContain('name="team.1.name"')
    expect(more.body).not.toContain('name="team.2.name"')
    expect(more.body).toMatch(/name="team\.0\.name"[^>]*value="Aya"|value="Aya"[^>]*name="team\.0\.name"/)
    const nothing = await post('/ico-form', { ...written, add: '__proto__' })
    expect(nothing.statusCode).toBe(200)
  })

  it('that a program has filled in is stored apart, with the same answer', async () => {
    const { again } = await sendTwice('/ico-form', {
      ...written,
      name: 'Spam Sail',
      url: 'https://spam-sail.example',
      topic: 'cheap',
    })
    expect((await again()).statusCode).toBe(303)
    const [row] = await site.database.query<{ looks_automatic: boolean }>(
      'select looks_automatic from project_submissions order by submission_id desc limit 1',
    )
    expect(row?.looks_automatic).toBe(true)
  })

  it('leaves nothing in the cached page, which has the form for everyone', async () => {
    const { body, headers } = await site.app.inject({ url: '/ico-form', headers: { host: 'en.localhost' } })
    expect(headers['cache-control']).not.toContain('no-store')
    expect(body).not.toMatch(/Plain Sail|name="ticket"/)
    for (const name of ['name', 'name_ko', 'industry.Energy', 'ico_start.time', 'feedback_email'])
      expect(body).toContain(`name="${name}"`)
  })

  it('is not taken on the page of a key', async () => {
    const answer = await post('/ico-form/some-key-some-key-some-key-some-key-some-key', written)
    expect(answer.statusCode).toBe(405)
  })
})
