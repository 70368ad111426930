import type { RowField, RowFields } from '../../kernel/rows/row-field.ts'
import { readRow, type RowReading } from '../../kernel/rows/row-reading.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { readImage, readUrl } from '../../kernel/rows/web-address.ts'
import { readUrls, readVideo } from './address-rules.ts'
import { readIdentity } from './identity-rules.ts'
import {
  namesUnitedStates,
  readAreas,
  readAttributes,
  readBonus,
  readCoins,
  readIndustries,
  readTeam,
} from './list-field-rules.ts'
import { offeringLimits } from './offering-limits.ts'
import type { Offering } from './offering.ts'
import { readOrigin } from './origin-rules.ts'
import { readSale, readSaleStatus } from './sale-rules.ts'
import { readTexts, readTranslatedSlogans } from './text-rules.ts'
import { readDate, readEmail, readFlag, readKnown } from './value-rules.ts'

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
