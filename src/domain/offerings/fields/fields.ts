import type { FieldDeclaration } from './field.ts'

/**
 * Every field of an offering, in the order of the API: nearly all those of lists come first. The README of this folder describes
 * how to add a field.
 */
export const fields = {
  item_id: { type: 'id', in: 'list', ownRule: true, change: 'internal' },
  name: {
    type: 'name',
    in: 'list',
    translations: 'absent',
    form: { section: 'project', required: true, translationsOptional: true },
  },
  symbol: {
    type: 'line',
    in: 'list',
    limit: 60,
    form: { section: 'project', example: 'ABC' },
    row: { as: 'token', label: 'token' },
  },
  kind: {
    type: 'kind',
    in: 'list',
    form: { section: 'project' },
    row: { after: 'token_for_sale' },
    about: 'Kind of the token sale: ICO, STO or IEO; null when unknown',
  },
  slogan: { type: 'line', in: 'list', limit: 200, translations: 'absent', form: { section: 'texts' } },
  logo: { type: 'image', in: 'list', form: { section: 'links', after: 'video' } },
  banner: { type: 'image', in: 'list', form: { section: 'links', after: 'logo' } },
  url: { type: 'url', in: 'list', form: { section: 'links', required: true } },
  // Lists show fewer characters of an excerpt; the whole text is stored.
  excerpt: { type: 'lines', in: 'list', limit: 1000, translations: 'null', form: { section: 'texts' } },
  status: {
    type: 'status',
    in: 'list',
    ownRule: true,
    form: { section: 'project' },
    change: 'status',
    about: 'State of the sale: 0 not started, 1 ongoing, 2 reached its target, 3 did not reach it',
  },
  status_assumed: {
    type: 'switch',
    in: 'list',
    ownRule: true,
    change: 'internal',
    about: 'True when no source states the status and it is derived from the dates.',
  },
  lapsed: {
    type: 'switch',
    in: 'list',
    ownRule: true,
    change: 'unlisted',
    about: 'True when the sale is ongoing but no source has mentioned it for a year.',
  },
  ico_start: {
    type: 'date',
    in: 'list',
    form: { section: 'sale', example: '2026-11-16', ownLabel: true },
    row: { as: 'saleDay' },
    change: 'dates',
    about: 'When the sale starts',
  },
  ico_end: {
    type: 'date',
    in: 'list',
    form: { section: 'sale', example: '2026-12-16T12:00Z', ownLabel: true },
    row: { as: 'saleDay' },
    change: 'dates',
    about: 'When the sale ends',
  },
  raised_amount: {
    type: 'usd',
    in: 'list',
    form: { section: 'sale', ownLabel: true },
    change: 'amounts',
    about: 'What the sale has collected, in USD',
  },
  target_amount_min: {
    type: 'usd',
    in: 'list',
    form: { section: 'sale', ownLabel: true },
    row: {},
    change: 'amounts',
    about: 'What the sale wants at least (soft cap), in USD',
  },
  target_amount_max: {
    type: 'usd',
    in: 'list',
    form: { section: 'sale', ownLabel: true },
    row: {},
    change: 'amounts',
    about: 'What the sale takes at most (hard cap), in USD',
  },
  sold_tokens: {
    type: 'tokens',
    in: 'list',
    form: { section: 'sale' },
    change: 'amounts',
    about: 'Number of tokens sold',
  },
  token_for_sale: {
    type: 'tokens',
    in: 'list',
    form: { section: 'sale' },
    row: {},
    change: 'amounts',
    about: 'Number of tokens for sale',
  },
  accept_coins: { type: 'coins', in: 'list', form: { section: 'sale', example: 'BTC' } },
  industry: { type: 'industries', in: 'list', form: { section: 'project' }, row: { after: 'platform' } },
  attributes: { type: 'attributes', in: 'list', form: { section: 'project' } },
  is_ad: { type: 'switch', in: 'list', change: 'internal' },
  is_demo: {
    type: 'switch',
    in: 'list',
    change: 'internal',
    about: 'True for a fictional sale of the demo content; pages must label it.',
  },
  is_dark: { type: 'switch', in: 'list', change: 'internal' },
  product_code: { type: 'line', in: 'list' },
  coin_id: {
    type: 'coin',
    in: 'list',
    change: 'internal',
    about:
      'Id of the coin of the market that this sale sold; null unless the operator has confirmed it. A shared symbol means nothing: several tokens may have it.',
  },
  created_at: { type: 'moment', in: 'list', ownRule: true, change: 'unlisted' },
  updated_at: { type: 'moment', in: 'list', ownRule: true, change: 'unlisted' },

  desc: { type: 'lines', in: 'page', limit: 20_000, translations: 'null', form: { section: 'texts' } },
  initial_price: {
    type: 'line',
    in: 'list',
    ownRule: true,
    form: { section: 'sale', after: 'token_for_sale', example: '1 ABC = 0.0001 ETH' },
    row: { after: 'symbol', as: 'figure' },
    change: 'amounts',
  },
  platform: { type: 'line', in: 'page', form: { section: 'project', example: 'Ethereum' }, row: {} },
  token_type: { type: 'line', in: 'page', form: { section: 'project', example: 'ERC-20' } },
  video: {
    type: 'video',
    in: 'page',
    form: { section: 'links', after: 'urls', example: 'https://vimeo.com/123456789' },
  },
  country: { type: 'country', in: 'page', form: { section: 'project' }, row: {} },
  restricted_areas: {
    type: 'areas',
    in: 'list',
    form: { section: 'terms', after: 'not_us', ownLabel: true },
    row: {},
  },
  not_us: { type: 'switch', in: 'index', ownRule: true, form: { section: 'terms', after: 'whitelist' } },
  kyc: { type: 'flag', in: 'list', form: { section: 'terms' }, row: {} },
  whitelist: { type: 'flag', in: 'list', form: { section: 'terms' }, row: {} },
  // The caps keep the notation of the owner: `20,000,000 ABC`.
  hard_cap: {
    type: 'cap',
    in: 'page',
    aliases: ['hard_cap_text'],
    form: { section: 'sale', after: 'soft_cap', example: '20,000,000 ABC' },
    row: { after: 'soft_cap' },
    change: 'amounts',
  },
  soft_cap: {
    type: 'cap',
    in: 'page',
    aliases: ['soft_cap_text'],
    form: { section: 'sale', after: 'target_amount_max', example: '5,000 ETH' },
    row: { after: 'target_amount_max' },
    change: 'amounts',
  },
  team: { type: 'team', in: 'page', form: { section: 'people' } },
  urls: { type: 'urls', in: 'page', ownRule: true, form: { section: 'links', ownLabel: true } },
  bonus: { type: 'bonus', in: 'page', form: { section: 'people' }, change: 'amounts' },
  source: {
    type: 'line',
    in: 'index',
    ownRule: true,
    change: 'internal',
    about: 'Where the facts about the offering come from.',
  },
  source_url: {
    type: 'url',
    in: 'index',
    change: 'internal',
    about: 'Address where the source states the facts about the offering.',
  },
  as_of: {
    type: 'line',
    in: 'index',
    ownRule: true,
    change: 'internal',
    about: 'The day or month for which the source states its figures, such as 2025-03-31 or 2025-03.',
  },
  // What the owner's form says about the coin. It counts only after the operator has confirmed it as `coin_id`.
  coin_claim: {
    type: 'coin',
    in: 'private',
    form: { section: 'project', after: 'token_type', ownLabel: true },
    change: 'unlisted',
  },
  feedback_email: {
    type: 'email',
    in: 'private',
    form: { section: 'contact', required: true, ownLabel: true },
    change: 'unlisted',
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>

type Fields = typeof fields
export type FieldKey = keyof Fields

export type FieldsWith<Trait extends Partial<FieldDeclaration>> = {
  [Key in FieldKey]: Fields[Key] extends Trait ? Key : never
}[FieldKey]

export type LabelledField = Exclude<FieldKey, FieldsWith<{ change: 'internal' | 'unlisted' }>>

export const fieldKeys = Object.keys(fields) as FieldKey[]

export function declarationOf(key: FieldKey): FieldDeclaration {
  return fields[key]
}
