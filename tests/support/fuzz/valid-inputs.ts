import type { TObject } from 'typebox'
import type { Random } from '../../../bench/support/random.ts'
import type { Operation } from '../../../src/contract/operations/operation.ts'

/** Values of the demo content by field name, or by `operation.field` where a name has several meanings. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  'offerings.id': ['hinode-grid', 'kumo-karte', 'codru-honey'],
  'badges.id': ['hinode-grid', 'kumo-karte'],
  'market.id': ['bitcoin', 'ethereum'],
  pageId: ['terms', 'privacy', 'company'],
  tag: ['相場'],
  slug: ['how-we-check-and-correct'],
  itemId: ['hinode-grid', 'kumo-karte'],
  email: ['reader@kawara.example'],
  symbol: ['BTC', 'ETH'],
  currency: ['USD', 'JPY', 'BTC'],
  product_codes: ['BTC_USD_TOKEN', 'BTC_USD_TOKEN,ethereum'],
  'events.id': ['demo-btc-first-letter', 'demo-kmdi-app'],
  'events.type': ['meetup', 'burn'],
  'events.token': ['BTC', 'KMDI', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  'events.description': ['A meeting of users.', '利用者の集まり'],
  'events.proof': ['https://news.example/a'],
  'events.precision': ['day', null],
  'events.cursor': [null, '1790000000000_demo-kmdi-app'],
  'contact.purpose': ['press', 'ads', 'other'],
  'contact.name': ['Hana', '上野 花'],
  'contact.url': ['https://a.example/'],
  'contact.message': ['A question.', '二行\nの文'],
  'contact.item': ['hinode-grid', null],
  'contact.topic': ['', 'x'],
  'contact.elapsed': [5_000, 10],
  'contact.sending': ['a', 'b'],
  'owner.token': ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  'owner.values': [
    { name: 'Fuzz', url: 'https://fuzz.example', feedback_email: 'owner@fuzz.example' },
    {
      name: '試み',
      symbol: 'FZZ',
      url: 'https://fuzz.example',
      feedback_email: 'owner@fuzz.example',
      hard_cap: '20,000,000 FZZ',
      desc_ja: '二行\nの文',
      team: [{ name: 'Aya', socials: ['https://x.com/aya'] }],
      urls: [{ key: 'Github', url: 'https://github.com/fuzz' }],
    },
  ],
  'owner.version': ['', 'x'],
  'events.version': ['x'],
  submission_token: ['a'.repeat(32)],
  'owner.topic': ['', 'x'],
  'owner.elapsed': [5_000, 10],
  'purchase.currency': ['JPY', 'USD'],
  'purchase.plan_id': ['premium-monthly', 'premium-yearly'],
  'purchase.coupon': ['WELCOME20', null],
  'purchase.code': ['WELCOME20', '00000-00000-00000-00000-00000'],
  'purchase.sending': ['aaaaaaaaaaaaaaaa', null],
  'purchase.nonce': ['aaaaaaaaaaaaaaaa'],
  'purchase.token': ['manage-00000000-0000-4000-8000-000000000000-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  'blog.token': ['a-draft.zzzzzzzz.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  subscription_id: ['00000000-0000-4000-8000-000000000000'],
  'push.endpoint': ['https://updates.push.services.mozilla.com/wpush/v2/fuzz'],
  'push.p256dh': ['BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM'],
  'push.auth': ['AAAAAAAAAAAAAAAAAAAAAA'],
  'push.coin': ['bitcoin'],
  'push.price': ['1000000', '0.5'],
  'app-users.public_key': ['11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'],
  'app-users.name': ['Hana', '葵'],
  dapp_id: ['d_kissaten22'],
  'dapps.name': ['Kissaten', '喫茶 42'],
  'dapps.url': ['https://kissaten.example/'],
  'dapps.icon': [`/files/${'0'.repeat(64)}.png`],
  'dapps.whitelist': [['pay.kissaten.example'], []],
  'dapps.webhook_url': ['https://kissaten.example/hook', null],
  'dapps.version': [1],
  'dapps.kind': ['app', 'webhook'],
  'app-users.code': ['a'.repeat(43)],
  login_id: ['00000000-0000-4000-8000-000000000000'],
  'airdrop.code': ['aaaaaaaa', 'AB23CDEF'],
  'airdrop.answers': [
    [0, 1, 2],
    [0, 0],
  ],
  quiz_id: ['hinode-grid', 'kumo-karte'],
  session_id: ['00000000-0000-4000-8000-000000000000'],
  'wallet.dapp_id': ['d_aaaaaaaaaa'],
  'wallet.asset': ['test-usd', 'test-eth'],
  'wallet.amount': ['1', '0.5'],
  'wallet.trace_id': ['00000000-0000-4000-8000-000000000001'],
  'wallet.receiver': ['cv_kissaten22'],
  'wallet.request_id': ['r_aaaaaaaaaaaaaaaaaaaaaaaa'],
  'wallet.after': ['0', '12'],
  'wallet.memo': ['coffee', null],
  'wallet.description': ['Two cups', null],
  zone: ['Asia/Tokyo', 'UTC'],
  'events.start': ['2026-01-01'],
  'events.end': ['2026-12-31'],
  'market.start': [1_790_000_000],
  'market.end': [1_790_010_000],
  unit: [300, 3_600],
  size: [1],
  token: ['stop-1-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'preferences-1-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
  message: ['A failure'],
  path: ['/market'],
  response: ['{}\n'],
  q: ['bit', '日本', 'mind'],
  ids: ['bitcoin,ethereum'],
}

/** Fields that are sent although they are optional: without them the answer would be as large as possible, which is slow. */
const alwaysSent = new Set(
  'email size start end type token description proof purpose name url message'.split(' '),
)

interface Field {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Field[]
  readonly items?: Field
  readonly minimum?: number
  readonly maximum?: number
  readonly knownValues?: readonly string[]
}

export type Values = Record<string, unknown>

export function validInput(random: Random, { area }: Operation, schema: TObject | undefined): Values {
  const required = new Set(schema?.required)
  const fields = Object.entries((schema?.properties ?? {}) as Readonly<Record<string, Field>>)
  return Object.fromEntries(
    fields
      .filter(([name]) => required.has(name) || alwaysSent.has(name) || random.chance(0.15))
      .map(([name, field]) => [name, validValue(random, field, known[`${area}.${name}`] ?? known[name])]),
  )
}

function validValue(random: Random, field: Field, values = field.knownValues ?? field.enum): unknown {
  if (values !== undefined) return random.pick(values)
  if (field.anyOf?.[0] !== undefined) return validValue(random, field.anyOf[0])
  if (field.type === 'array') return [validValue(random, field.items ?? {})]
  if (field.type === 'boolean') return random.chance(0.5)
  if (field.type === 'integer' || field.type === 'number') return field.minimum ?? 1
  return '1'
}
