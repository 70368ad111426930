import { Type, type TInteger, type TOptional, type TString } from 'typebox'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { dayPresets } from '../../domain/kernel/time/calendar-day.ts'
import { perLocalised } from '../../domain/kernel/text/text.ts'
import { filterGroups } from '../../domain/offerings/list/filter-groups.ts'
import { listFieldNames, listFields, type ListFieldName } from '../../domain/offerings/list/list-fields.ts'
import { sections } from '../../domain/offerings/list/sections.ts'
import { operation } from './operation.ts'
import { Nullable, PaginationSchema } from './wire.ts'

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

export const OfferingDetail = Type.Object({
  ...cell,
  ...perLocalised('desc', () => Text),
  initial_price: Text,
  platform: Text,
  token_type: Text,
  video: Text,
  country: Text,
  restricted_areas: Type.Array(Type.String()),
  not_us: Type.Boolean(),
  kyc: Nullable(Type.Boolean()),
  whitelist: Nullable(Type.Boolean()),
  hard_cap: Text,
  soft_cap: Text,
  team: Type.Array(
    Type.Object({
      avatar: Text,
      name: Type.String(),
      title: Text,
      socials: Type.Array(Type.String()),
    }),
  ),
  urls: Type.Record(Type.String(), Type.String()),
  bonus: Type.Array(Type.Object({ time: Type.String(), value: Type.String() })),
  source: Nullable(Type.String({ description: 'Who collected the entry.' })),
  as_of: Nullable(Type.String({ description: 'The day or month their word is of: 2025-03-31, 2025-03.' })),
  views: Type.Integer(),
  changes: Type.Array(
    Type.Object({
      changed_at: Type.String({ format: 'date-time' }),
      source: Type.String(),
      difference: Type.Array(
        Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
      ),
    }),
  ),
})

/** How many results each value of a filter would give. */
const counted = <const Value extends string>(values: readonly Value[]) =>
  // One for each value, by the line below.
  Type.Object(Object.fromEntries(values.map((value) => [value, Type.Integer()])) as Record<Value, TInteger>)
export const ListCounts = Type.Object({
  sections: counted(sections),
  statuses: counted(filterGroups.statuses.values),
  coins: counted(filterGroups.coins.values),
  features: counted(filterGroups.features.values),
  industries: counted(filterGroups.industries.values),
  targetAmountMin: counted(filterGroups.targetAmountMin.values),
  targetAmountMax: counted(filterGroups.targetAmountMax.values),
  periods: counted(dayPresets),
})

/**
 * Every parameter is read by the rules of the list itself, which name what is wrong with it; the values that one takes
 * are for the description alone.
 */
const ListParameters = Type.Object(
  Object.fromEntries(
    listFieldNames.map((name) => {
      const { about, values } = listFields[name]
      const described = { description: about, ...(values && { knownValues: values }) }
      return [name, Type.Optional(Type.String(described))]
    }),
  ) as Record<ListFieldName, TOptional<TString>>,
)

const ItemId = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }) })

export const offeringsOperations = {
  searchOfferings: operation({
    method: 'GET',
    path: '/api/search',
    area: 'offerings',
    summary: 'Offerings that match, 20 a page, with how many each filter would give',
    query: ListParameters,
    reply: Type.Object({ items: Type.Array(OfferingCell), pagination: PaginationSchema, counts: ListCounts }),
    perMinute: 600,
    cacheSeconds: 5,
  }),
  getOffering: operation({
    method: 'GET',
    path: '/api/ico/{id}',
    area: 'offerings',
    summary: 'One offering with everything known of it',
    params: ItemId,
    reply: OfferingDetail,
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
  relatedOfferings: operation({
    method: 'GET',
    path: '/api/related-items/{id}',
    area: 'offerings',
    summary: 'Offerings of the same industries',
    params: ItemId,
    reply: Type.Object({ items: Type.Array(OfferingCell) }),
    problems: ['offering_not_found'],
    perMinute: 600,
    cacheSeconds: 30,
  }),
  listAds: operation({
    method: 'GET',
    path: '/api/ads',
    area: 'offerings',
    summary: 'Advertisements that are running, each with who pays and until when',
    reply: Type.Object({ items: Type.Array(Ad) }),
    perMinute: 600,
    cacheSeconds: 30,
  }),
  countView: operation({
    method: 'POST',
    path: '/api/view/{id}',
    area: 'offerings',
    summary: 'Count a visit, once per visitor and hour',
    params: ItemId,
    reply: Type.Object({ counted: Type.Boolean() }),
    problems: ['offering_not_found'],
    perMinute: 120,
  }),
}
