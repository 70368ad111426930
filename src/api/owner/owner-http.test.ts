import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, openOwnerSite, ownerCalls } from '../../../tests/support/owner-site.ts'
import { problemIn } from '../../../tests/support/problem-matcher.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { maxFailures } from './find-owner.ts'
import { newOwnerKey } from './owner-key.ts'
import { revokeOwnerKeys } from './owner-keys.store.ts'

type Opened = Reply<Operations['getOwnerEntry']>
type Saved = Reply<Operations['saveOwnerEntry']>
interface Detail {
  readonly slogan: string | null
  readonly hard_cap: string | null
  readonly status: number
  readonly changes: readonly { source: string; difference: readonly { field: string }[] }[]
}

const path = '/api/owner/'
let now = new Date()
const rows = ['acme', 'beta', 'gamma', 'delta', 'pinned', 'parallel', 'mended'].map((item_id) => ({
  item_id,
  name: `Project ${item_id}`,
  symbol: item_id.toUpperCase(),
  status: 1,
  excerpt: 'Wind.',
  excerpt_ja: '風。',
  url: `https://${item_id}.example`,
  logo: '/demo/old.svg',
  urls: { Slack: 'https://acme.slack.com' },
  team: [{ name: 'Aya' }],
  feedback_email: `owner@${item_id}.example`,
  ...(item_id === 'pinned' && { status_pinned: true }),
}))
let site: TestSite
let calls: ReturnType<typeof ownerCalls>
beforeAll(async () => {
  site = await openOwnerSite({ rows, now: () => now })
  calls = ownerCalls(site, () => now)
})
afterAll(() => site.close())

const opened = async (key: string, host?: string) => {
  const answer = await calls.get(path, key, host === undefined ? {} : { host })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Opened>()
}
const save = (key: string, payload: object, host = 'en.localhost') =>
  calls.post(path, payload, { authorization: key, host })
const saved = async (key: string, payload: object) => {
  const answer = await save(key, payload)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Saved>()
}
const detail = async (id: string) => (await calls.get(`/api/ico/${id}`)).json<Detail>()

describe('the holder of a key', () => {
  it('gets the entry as a form, in the language of the host', async () => {
    const key = await keyOf(site, 'acme')
    const form = await opened(key)
    expect(form).toMatchObject({
      item_id: 'acme',
      values: {
        name: 'Project acme',
        status: '1',
        urls: [{ key: 'Slack' }],
        feedback_email: 'owner@acme.example',
      },
      missing: { ja: [], en: ['excerpt'], ko: ['excerpt'], zh: ['excerpt'] },
    })
    expect(form.values).not.toHaveProperty('is_ad')
    const field = (name: string, of = form) => of.fields.find((one) => one.name === name)
    expect(field('name')).toMatchObject({ kind: 'text', label: 'Name', required: true, limit: 120 })
    expect(field('hard_cap')).toMatchObject({ kind: 'cap', label: 'Hard cap', example: '20,000,000 ABC' })
    expect(field('accept_coins')).toMatchObject({ kind: 'choices', path: '/api/options/tokens' })
    expect(field('status')?.options?.[0]).toEqual({ value: '0', label: 'Upcoming' })
    expect(field('team')?.fields?.[0]).toMatchObject({ name: 'name', label: 'Member’s name' })
    expect(field('excerpt')?.variants?.[1]).toEqual({ name: 'excerpt_ja', language: 'ja', label: 'Japanese' })
    const japanese = await opened(`Bearer ${key}`, 'www.localhost')
    expect(field('industry', japanese)?.options?.[1]).toMatchObject({ value: 'Banking', label: '銀行' })
    expect(field('attributes', japanese)?.options?.[0]).toEqual({ value: 'BONUS', label: 'ボーナスあり' })
    const links = field('urls', japanese)
    expect(links?.group).toEqual({ label: 'リンク', add: 'リンクを追加' })
    expect(links?.fields?.[0]?.options?.[1]).toEqual({ value: 'White paper', label: 'ホワイトペーパー' })
    expect(japanese).toMatchObject({ version: form.version, values: form.values })
  })

  it('changes the entry: changes are live at once, and in the history as changes of the owner', async () => {
    const key = await keyOf(site, 'acme')
    const { version } = await opened(key)
    const answer = await saved(key, {
      version,
      values: { slogan: 'Power from wind', hard_cap: '20,000,000 ACM', feedback_email: 'new@acme.example' },
    })
    expect(answer).toEqual({ status: 'saved', version: expect.not.stringMatching(version) as string })
    const shown = await detail('acme')
    expect(shown).toMatchObject({ slogan: 'Power from wind', hard_cap: '20,000,000 ACM' })
    expect(shown.changes[0]).toMatchObject({ source: 'owner' })
    expect(shown.changes[0]?.difference.map(({ field }) => field)).toEqual(['hard_cap', 'slogan'])
    expect(JSON.stringify(shown)).not.toContain('new@acme.example')
    const again = await opened(key)
    expect(again).toMatchObject({ version: answer.version, values: { feedback_email: 'new@acme.example' } })
    await until(async () => {
      const found = await calls.get('/api/search?q=Power%20from%20wind')
      expect(found.json<{ items: { item_id: string }[] }>().items[0]?.item_id).toBe('acme')
    })
  })

  it('may save without a change, and nothing changes', async () => {
    const key = await keyOf(site, 'beta')
    const { version, values } = await opened(key)
    expect(await saved(key, { version, values })).toEqual({ status: 'saved', version })
    expect((await detail('beta')).changes).toEqual([])
  })

  it.each([
    ['en.localhost', 'en', { name: '' }, 'name', 'Name is required'],
    ['en.localhost', 'en', { url: 'acme' }, 'url', 'Website is not a valid URL'],
    [
      'en.localhost',
      'en',
      { feedback_email: 'me@' },
      'feedback_email',
      'Contact email (not public) is not valid email address',
    ],
    ['en.localhost', 'en', { video: 'https://a.io' }, 'video', 'Only YouTube or viemo url acceptable'],
    ['en.localhost', 'en', { hard_cap: '$5M' }, 'hard_cap', '$5M is not a valid hard/soft cap format'],
    ['en.localhost', 'en', { logo: 'x' }, 'logo', 'Not a valid image url'],
    [
      'en.localhost',
      'en',
      { slogan_ko: 'x'.repeat(201) },
      'slogan_ko',
      'Slogan (Korean) can have at most 200 characters',
    ],
    ['en.localhost', 'en', { team: [{ title: 'CEO' }] }, 'team.0.name', 'Member’s name is required'],
    [
      'en.localhost',
      'en',
      { team: [{ name: 'A', socials: ['x'] }] },
      'team.0.socials.0',
      'Profile URL is not a valid URL',
    ],
    [
      'en.localhost',
      'en',
      { accept_coins: ['any coin'] },
      'accept_coins.0',
      'Accepted currencies must be symbols such as BTC',
    ],
    ['en.localhost', 'en', { name: 'a\u0000' }, 'name', 'Name contains characters that cannot be used'],
    [
      'en.localhost',
      'en',
      { desc: 'a\ud83d' },
      'desc',
      'Description contains characters that cannot be used',
    ],
    ['en.localhost', 'en', { name: 5 }, 'name', 'Name is not valid'],
    ['en.localhost', 'en', { hidden: true }, 'hidden', 'There is no field named hidden'],
    [
      'www.localhost',
      'ja',
      { hard_cap: '5' },
      'hard_cap',
      '「5」はハードキャップ・ソフトキャップの形式ではありません。「20,000,000 ABC」のように、数値と単位を入力してください。',
    ],
    ['ko.localhost', 'ko', { name: ' ' }, 'name', '이름 항목은 필수입니다.'],
    ['zh.localhost', 'zh', { logo: '/files/a.svg' }, 'logo', '图片网址无效。'],
  ] as const)(
    'gets the errors at %s in %s for %j, and nothing is saved',
    async (host, language, values, field, message) => {
      const key = await keyOf(site, 'gamma')
      const { version } = await opened(key)
      const answer = await save(key, { version, values: { slogan: 'Not written', ...values } }, host)
      expect(answer).toBeProblem('invalid_input', language)
      expect(problemIn(answer).errors).toEqual([
        expect.objectContaining({ field: `values.${field}`, message }),
      ])
      expect((await opened(key)).version).toBe(version)
    },
  )

  it('takes line breaks in texts', async () => {
    const key = await keyOf(site, 'gamma')
    const { version } = await opened(key)
    await saved(key, { version, values: { desc_ko: '첫째\n\n둘째' } })
    expect((await opened(key)).values).toMatchObject({ desc_ko: '첫째\n\n둘째' })
  })

  it('cannot overrule the status that an operator has pinned', async () => {
    const key = await keyOf(site, 'pinned')
    const { version } = await opened(key)
    await saved(key, { version, values: { status: '2', slogan: 'We won' } })
    expect(await detail('pinned')).toMatchObject({ status: 1, slogan: 'We won' })
  })

  it('gets a conflict if somebody else has changed the entry meanwhile', async () => {
    const key = await keyOf(site, 'delta')
    const before = await opened(key)
    const first = await saved(key, { version: before.version, values: { slogan: 'First', country: 'JP' } })
    const second = await saved(key, { version: before.version, values: { slogan: 'Second', country: 'JP' } })
    expect(second).toMatchObject({
      status: 'conflict',
      version: first.version,
      values: { slogan: 'First' },
      differing: ['slogan'],
    })
    expect((await detail('delta')).slogan).toBe('First')
    const again = await saved(key, { version: before.version, values: { slogan: 'First', country: 'JP' } })
    expect(again).toEqual({ status: 'saved', version: first.version })
    const third = await saved(key, { version: second.version, values: { slogan: 'Second' } })
    expect(third.status).toBe('saved')
  })

  it('saves once with ten simultaneous requests', async () => {
    const key = await keyOf(site, 'parallel')
    const { version } = await opened(key)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => saved(key, { version, values: { slogan: `Slogan ${n}` } })),
    )
    expect(answers.filter(({ status }) => status === 'saved')).toHaveLength(1)
    expect((await detail('parallel')).changes).toHaveLength(1)
  })

  it('needs a signature to save, and gets private replies', async () => {
    const key = await keyOf(site, 'beta')
    const unsigned = await calls.post(
      path,
      { version: 'x', values: {} },
      { authorization: key, signed: false },
    )
    expect(unsigned).toBeProblem('signature_invalid', 'en')
    expect((await calls.get(path, key)).headers['cache-control']).toBe('no-store')
    expect((await calls.get(path)).headers['cache-control']).toBe('no-store')
  })
})

describe('a key', () => {
  it('is stored as a hash, and does not appear in the log', async () => {
    const key = await keyOf(site, 'beta')
    await opened(key)
    await calls.get(`/ico-form/${key}`)
    await calls.get(`/api/owner/%00?key=${key}`, key)
    const dump = JSON.stringify(await site.database.query('select * from owner_keys'))
    expect(dump).not.toContain(key)
    const [row] = await site.database.query<{ used: boolean }>(
      `select last_used_at is not null as used from owner_keys order by key_id desc limit 1`,
    )
    expect(row?.used).toBe(true)
    expect(JSON.stringify(site.log)).not.toContain(key)
  })

  it.each([
    ['www.localhost', 'ja'],
    ['en.localhost', 'en'],
    ['ko.localhost', 'ko'],
    ['zh.localhost', 'zh'],
  ] as const)('that is invalid for any reason gets the same refusal at %s in %s', async (host, language) => {
    const revoked = await keyOf(site, 'beta')
    await revokeOwnerKeys({ keyId: null, itemId: 'beta', now }, site.database)
    const bodies = new Set<string>()
    for (const key of [
      undefined,
      '',
      'Bearer',
      'x',
      'é',
      newOwnerKey(),
      revoked,
      `Bearer ${revoked}`,
      'x'.repeat(4_000),
    ]) {
      const answer = await calls.get(path, key, { host })
      expect(answer).toBeProblem('owner_key_invalid', language)
      bodies.add(answer.body)
    }
    expect(bodies.size).toBe(1)
    const write = await calls.post(path, { version: 'x', values: {} }, { authorization: revoked, host })
    expect(write).toBeProblem('owner_key_invalid', language)
  })
})

describe('a caller who guesses keys', () => {
  const wrong = (remoteAddress: string) => calls.get(path, newOwnerKey(), { remoteAddress })

  it('is stopped after ten attempts from one IPv6 network, and may try again later', async () => {
    const key = await keyOf(site, 'mended')
    for (let n = 1; n <= maxFailures; n++)
      expect(await wrong(`2001:db8:9:9::${n}`)).toBeProblem('owner_key_invalid', 'en')
    const stopped = await wrong('2001:db8:9:9::ffff')
    expect(stopped).toBeProblem('too_many_requests', 'en')
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(800)
    const remoteAddress = '2001:db8:9:9::1'
    expect((await calls.get(path, key, { remoteAddress })).statusCode).toBe(429)
    expect((await calls.get(path, key, { remoteAddress: '2001:db8:9:a::1' })).statusCode).toBe(200)
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await calls.get(path, key, { remoteAddress })).statusCode).toBe(200)
  })

  it('gets no further attempts by simultaneous requests', async () => {
    const address = '203.0.113.77'
    for (let n = 1; n < maxFailures; n++) await wrong(address)
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong(address)))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14)
  })

  it('may use a valid key as often as needed', async () => {
    const key = await keyOf(site, 'mended')
    const remoteAddress = '203.0.113.78'
    for (let n = 0; n < maxFailures + 2; n++)
      expect((await calls.get(path, key, { remoteAddress })).statusCode).toBe(200)
  })
})
