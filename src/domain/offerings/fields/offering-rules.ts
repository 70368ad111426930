import { refuse, type RowField, type RowFields } from '../../kernel/rows/row-field.ts'
import { readRow, type RowReading } from '../../kernel/rows/row-reading.ts'
import { languages, type Language } from '../../kernel/site/language.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { readLine, readLines, readName } from '../../kernel/rows/row-text.ts'
import { readImage, readUrl } from '../../kernel/rows/web-address.ts'
import { readUrls, readVideo } from './address-rules.ts'
import {
  namesUnitedStates,
  readAreas,
  readAttributes,
  readBonus,
  readCoins,
  readIndustries,
  readTeam,
} from './list-field-rules.ts'
import { isOfferingId, offeringIdFrom } from './offering-id.ts'
import { kinds, textKeys, type Kind, type Offering } from './offering.ts'
import { readSale, readSaleStatus } from './sale-rules.ts'
import { readDate, readEmail, readFlag, readKnown } from './value-rules.ts'

/** Characters kept of each text. A list shows less of an excerpt, but what was written is not thrown away. */
export const offeringLimits = { name: 120, symbol: 60, slogan: 200, excerpt: 1000, desc: 20_000, other: 120 }

/**
 * An entry from a row of JSON, as an import or the owner's form has it. Dirt is cleaned where one can tell
 * what was meant; where one cannot, the row is refused with every fault by its field: `{ name: 'A', url:
 * 'ftp://a.io' }` gives `{ errors: [{ field: 'url', code: 'not_a_url', got: 'ftp://a.io' }] }`. `now` is in
 * milliseconds.
 */
export function readOffering({ row, now }: { row: unknown; now: number }): RowReading<Offering> {
  return readRow(row, ({ fields }) => assemble({ fields, now }))
}

function assemble({ fields, now }: { fields: RowFields; now: number }): Offering {
  const sale = readSale(fields)
  const created = readMoment(fields('created_at')) ?? new Date(now).toISOString()
  const origin = readOrigin(fields)
  return {
    ...readIdentity(fields),
    ...readTexts(fields),
    ...readTranslatedSlogans(fields),
    ...sale,
    ...readSaleStatus({ fields, sale, now }),
    ...readTerms(fields),
    logo: readImage(fields('logo')),
    banner: readImage(fields('banner')),
    url: readUrl(fields('url')),
    video: readVideo(fields('video')),
    urls: readUrls({ urls: fields('urls'), whitepaper: fields('whitepaper'), links: fields('links') }),
    team: readTeam(fields('team')),
    bonus: readBonus(fields('bonus')),
    is_ad: readFlag(fields('is_ad')) ?? false,
    is_dark: readFlag(fields('is_dark')) ?? false,
    product_code: readLine(fields('product_code'), offeringLimits.other),
    feedback_email: readEmail(fields('feedback_email')),
    ...origin,
    // The calendar says when an entry is written.
    lapsed: false,
    created_at: created,
    updated_at: readMoment(fields('updated_at')) ?? momentOf(origin.as_of) ?? created,
  }
}

/** An id that is given must be a good one; without one it is made of the name, or else of the symbol. */
function readIdentity(fields: RowFields): Pick<Offering, 'item_id' | 'name' | 'symbol' | 'kind' | 'slogan'> {
  const name = readName(fields('name'), offeringLimits.name)
  const symbol = readLine(fields('symbol'), offeringLimits.symbol)
  const id = fields('item_id')
  const made = () => offeringIdFrom(name) ?? offeringIdFrom(symbol ?? '')
  return {
    item_id: id.value === undefined ? (made() ?? refuse(id, 'required') ?? '') : givenId(id),
    name,
    symbol,
    kind: readKind(fields('kind')),
    slogan: readLine(fields('slogan'), offeringLimits.slogan),
  }
}

function givenId(field: RowField): string {
  const { value } = field
  return typeof value === 'string' && isOfferingId(value) ? value : (refuse(field, 'not_an_id') ?? '')
}

function readKind(field: RowField): Kind | null {
  if (field.value === undefined) return null
  const name = typeof field.value === 'string' ? field.value.trim().toUpperCase() : ''
  return kinds.find((kind) => kind === name) ?? refuse(field, 'not_a_kind')
}

/** A source that has no name goes by its host: `https://www.icodrops.com/gamb/` is `icodrops.com`. */
function readOrigin(fields: RowFields): Pick<Offering, 'source' | 'as_of'> {
  const url = readUrl(fields('source_url'))
  const host = url === null ? null : new URL(url).hostname.replace(/^www\./, '')
  return {
    source: readLine(fields('source'), offeringLimits.other) ?? host,
    as_of: readAsOf(fields('as_of')),
  }
}

/** A day, or a month when no more is known: `2025-03`. */
function readAsOf(field: RowField): string | null {
  const { value } = field
  if (typeof value === 'string' && readDay(`${value.trim()}-01`) !== undefined) return value.trim()
  const date = readDate(field)
  return date === null ? null : date.slice(0, 'yyyy-MM-dd'.length)
}

function readTexts(fields: RowFields): Pick<Offering, (typeof textKeys)[number]> {
  const texts = textKeys.map((key) => {
    const limit = key.startsWith('desc') ? offeringLimits.desc : offeringLimits.excerpt
    return [key, readLines(fields(key), limit)] as const
  })
  // One pair for each key, by the line above.
  return Object.fromEntries(texts) as Pick<Offering, (typeof textKeys)[number]>
}

/** `slogan_ja` and its kin, where they are given. */
function readTranslatedSlogans(fields: RowFields): Pick<Offering, `slogan_${Language}`> {
  const slogans = languages.flatMap((language) => {
    const slogan = readLine(fields(`slogan_${language}`), offeringLimits.slogan)
    return slogan === null ? [] : [[`slogan_${language}`, slogan] as const]
  })
  return Object.fromEntries(slogans)
}

type Terms = 'platform' | 'token_type' | 'country' | 'kyc' | 'whitelist' | 'restricted_areas' | 'not_us'
type Lists = 'accept_coins' | 'industry' | 'attributes'

/** Kept from the United States is what the row says, or else what its list of areas says. */
function readTerms(fields: RowFields): Pick<Offering, Terms | Lists> {
  const areas = readAreas(fields('restricted_areas'))
  return {
    accept_coins: readCoins(fields('accept_coins')),
    industry: readIndustries(fields('industry')),
    attributes: readAttributes(fields('attributes')),
    platform: readLine(fields('platform'), offeringLimits.other),
    token_type: readLine(fields('token_type'), offeringLimits.other),
    country: readKnown(fields('country'), offeringLimits.other),
    kyc: readFlag(fields('kyc')),
    whitelist: readFlag(fields('whitelist')),
    restricted_areas: areas,
    not_us: readFlag(fields('not_us')) ?? namesUnitedStates(areas),
  }
}

function readMoment(field: RowField): string | null {
  return momentOf(readDate(field))
}

function momentOf(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString()
}
