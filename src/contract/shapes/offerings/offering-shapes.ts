import { Type, type TOptional, type TString } from 'typebox'
import { languages, type Language } from '../../../domain/kernel/site/language.ts'
import { perLocalised } from '../../../domain/kernel/text/text.ts'
import { Nullable } from '../wire.ts'

const Decimal = Nullable(Type.String({ description: 'A decimal number as text: amounts go above 2^53.' }))

const Amount = Type.Object({ usd: Decimal })

const SaleDate = Nullable(Type.String({ description: 'A day (yyyy-MM-dd) or a moment with its offset.' }))

const Text = Nullable(Type.String())

// One for each language, by the line itself.
const translatedSlogans = Object.fromEntries(
  languages.map((language) => [`slogan_${language}`, Type.Optional(Type.String())]),
) as Record<`slogan_${Language}`, TOptional<TString>>

const cell = {
  item_id: Type.String(),
  name: Type.String(),
  symbol: Text,
  kind: Nullable(Type.String({ description: 'ICO, STO or IEO; null where nobody has said' })),
  slogan: Text,
  ...translatedSlogans,
  logo: Text,
  banner: Text,
  url: Text,
  ...perLocalised('excerpt', () => Text),
  status: Type.Integer({
    minimum: 0,
    maximum: 3,
    description: '0 pre-open, 1 ongoing, 2 succeeded, 3 failed',
  }),
  status_assumed: Type.Boolean({ description: 'Nobody stated the status; it was told from the dates.' }),
  lapsed: Type.Boolean({ description: 'Ongoing by its last word, which is a year old.' }),
  ico_start: SaleDate,
  ico_end: SaleDate,
  raised_amount: Amount,
  target_amount_min: Amount,
  target_amount_max: Amount,
  sold_tokens: Decimal,
  token_for_sale: Decimal,
  accept_coins: Type.Array(Type.String()),
  industry: Type.Array(Type.String()),
  attributes: Type.Object({
    BONUS: Type.Boolean(),
    FOUNDER_INFO_AVAIL: Type.Boolean(),
    NEW_CHAIN: Type.Boolean(),
    CODE_AVAIL: Type.Boolean(),
  }),
  is_ad: Type.Boolean(),
  is_dark: Type.Boolean(),
  product_code: Text,
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
}

export const OfferingCell = Type.Object(cell)

export const Ad = Type.Object({
  ...cell,
  ad_id: Type.String(),
  payer: Type.String({ description: 'Who pays for it.' }),
  until: Type.String({ format: 'date-time' }),
  href: Type.String({ description: 'Where it leads: the entry, or an address outside.' }),
})
