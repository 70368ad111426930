import type { FieldTypeName } from '../../../domain/offerings/fields/field-types.ts'
import { declarationOf, fieldKeys, type FieldKey } from '../../../domain/offerings/fields/fields.ts'
import { attributes, kinds } from '../../../domain/offerings/fields/offering-values.ts'
import { values, type FieldFormat, type RowFormat } from './row-format.ts'

const valueOfType: Readonly<Record<FieldTypeName, string>> = {
  id: values.id,
  moment: values.moment,
  name: values.line,
  line: values.line,
  lines: values.text,
  cap: 'an amount in any currency (`5,000 ETH`)',
  country: 'a country',
  date: values.day,
  usd: 'an object with the dollars (`{ "usd": 5000 }`), or a number',
  tokens: 'a number, or its digits as a text',
  flag: values.flag,
  switch: values.flag,
  coin: 'the id of an imported coin',
  url: values.url,
  image: values.image,
  video: 'an address of YouTube or Vimeo',
  email: 'an e-mail address',
  kind: kinds.map((kind) => `\`${kind}\``).join(', '),
  status: '`0` not started, `1` ongoing, `2` reached its target, `3` did not reach it',
  industries: 'a list of industries; an unknown one is dropped with a warning',
  attributes: `an object with flags: ${attributes.map((name) => `\`${name}\``).join(', ')}`,
  coins: 'a list of symbols',
  areas: 'a list of countries or areas',
  team: 'a list of objects with `name`, `title`, `avatar` and `socials` (a list of addresses)',
  bonus: 'a list of objects with `time` and `value`',
  urls: 'an object with addresses by kind of link (`{ "Twitter": "https://…" }`)',
}

/** What the rules of a field add to its declaration: other forms of its value, and what a row without it means. */
const notes: Partial<Record<FieldKey, Partial<FieldFormat>>> = {
  item_id: { about: 'Without it, the id is made of the name.' },
  name: { required: true },
  status: { aliases: ['phase'], about: 'Without it, a new sale has the status of its phase and dates.' },
  lapsed: { isComputed: true },
  created_at: { about: 'A stored sale keeps its own.' },
  initial_price: { aliases: ['price_text', 'price_usd'], about: '`price_usd` is a number of dollars.' },
  not_us: { about: 'Without it, it follows from `restricted_areas`.' },
  urls: {
    aliases: ['whitepaper', 'links'],
    about: '`whitepaper` is one address; `links` is a list that replaces all links.',
  },
  source: { about: 'Without it, the host of `source_url`.' },
  updated_at: {
    about: 'A changed entry gets the current time unless the row states a later one than the stored.',
  },
  coin_claim: { about: 'The id of the coin that the owner states; it counts once it is `coin_id`.' },
  feedback_email: { about: 'The private address of the owner.' },
}

export const offeringFormat: RowFormat = {
  about:
    'Token sales. A row with dates and without `status` moves a status that followed the stored dates. A pinned status changes only with a row that states `status_pinned`.',
  fields: {
    ...Object.fromEntries(fieldKeys.map((key) => [key, formatOf(key)])),
    status_pinned: { value: values.flag, about: 'Whether dates and other rows keep the status as it is.' },
    hidden: { value: values.flag, about: 'Whether the sale is shown nowhere.' },
  },
  example: {
    item_id: 'acme-week',
    name: 'Acme Week',
    name_ja: 'Acme Shu',
    symbol: 'ACM',
    kind: 'ICO',
    slogan_en: 'A week of Acme.',
    url: 'https://acme.example/',
    excerpt: 'Acme sells its token for a week.',
    status: 0,
    ico_start: '2099-04-01',
    ico_end: '2099-04-07T12:00Z',
    target_amount_min: { usd: 100_000 },
    target_amount_max: { usd: 2_000_000 },
    token_for_sale: '20000000',
    initial_price: '1 ACM = 0.1 USD',
    hard_cap: '20,000,000 ACM',
    accept_coins: ['BTC', 'ETH'],
    industry: ['Energy'],
    country: 'Japan',
    restricted_areas: ['United States'],
    kyc: true,
    team: [{ name: 'Ann Ito', title: 'Founder', socials: ['https://x.com/ann'] }],
    urls: { Twitter: 'https://x.com/acme', 'White paper': 'https://acme.example/paper.pdf' },
    bonus: [{ time: 'First day', value: '20 %' }],
    source: 'Acme Daily',
    source_url: 'https://daily.example/acme',
    as_of: '2026-04',
  },
}

function formatOf(key: FieldKey): FieldFormat {
  const { type, aliases, translations, about } = declarationOf(key)
  return {
    value: valueOfType[type],
    ...(aliases && { aliases }),
    ...(translations !== undefined && { isPerLanguage: true }),
    ...(about !== undefined && { about }),
    ...notes[key],
  }
}
