import {
  cellsOf,
  isRecord,
  refuse,
  type Cell,
  type Cells,
  type Findings,
  type Issue,
} from '../../kernel/rows/row-cell.ts'
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

export type OfferingReading = { offering: Offering; warnings: Issue[] } | { errors: Issue[] }

/**
 * An entry from a row of JSON, as an import or the owner's form has it. Dirt is cleaned where one can tell
 * what was meant; where one cannot, the row is refused with every fault by its field: `{ name: 'A', url:
 * 'ftp://a.io' }` gives `{ errors: [{ field: 'url', code: 'not_a_url', got: 'ftp://a.io' }] }`. `now` is in
 * milliseconds.
 */
export function readOffering({ row, now }: { row: unknown; now: number }): OfferingReading {
  const { errors, warnings }: Findings = { errors: [], warnings: [] }
  if (!isRecord(row)) {
    refuse({ field: '', value: row, findings: { errors, warnings } }, 'not_an_object')
    return { errors }
  }
  const offering = assemble({ cells: cellsOf(row, { errors, warnings }), now })
  return errors.length > 0 ? { errors } : { offering, warnings }
}

function assemble({ cells, now }: { cells: Cells; now: number }): Offering {
  const sale = readSale(cells)
  const created = readMoment(cells('created_at')) ?? new Date(now).toISOString()
  return {
    ...readIdentity(cells),
    ...readTexts(cells),
    ...sale,
    ...readSaleStatus({ cells, sale, now }),
    ...readTerms(cells),
    logo: readImage(cells('logo')),
    banner: readImage(cells('banner')),
    url: readUrl(cells('url')),
    video: readVideo(cells('video')),
    urls: readUrls({ urls: cells('urls'), whitepaper: cells('whitepaper'), links: cells('links') }),
    team: readTeam(cells('team')),
    bonus: readBonus(cells('bonus')),
    is_ad: readFlag(cells('is_ad')) ?? false,
    is_dark: readFlag(cells('is_dark')) ?? false,
    product_code: readLine(cells('product_code'), offeringLimits.other),
    feedback_email: readEmail(cells('feedback_email')),
    created_at: created,
    updated_at: readMoment(cells('updated_at')) ?? created,
  }
}

/** An id that is given must be a good one; without one it is made of the name, or else of the symbol. */
function readIdentity(cells: Cells): Pick<Offering, 'item_id' | 'name' | 'symbol' | 'kind' | 'slogan'> {
  const name = readName(cells('name'), offeringLimits.name)
  const symbol = readLine(cells('symbol'), offeringLimits.symbol)
  const id = cells('item_id')
  const made = () => offeringIdFrom(name) ?? offeringIdFrom(symbol ?? '')
  return {
    item_id: id.value === undefined ? (made() ?? refuse(id, 'required') ?? '') : givenId(id),
    name,
    symbol,
    kind: readKind(cells('kind')),
    slogan: readLine(cells('slogan'), offeringLimits.slogan),
  }
}

function givenId(cell: Cell): string {
  const { value } = cell
  return typeof value === 'string' && isOfferingId(value) ? value : (refuse(cell, 'not_an_id') ?? '')
}

/** Nearly every entry that does not say is an ICO. */
function readKind(cell: Cell): Kind {
  if (cell.value === undefined) return 'ICO'
  const name = typeof cell.value === 'string' ? cell.value.trim().toUpperCase() : ''
  return kinds.find((kind) => kind === name) ?? refuse(cell, 'not_a_kind') ?? 'ICO'
}

function readTexts(cells: Cells): Pick<Offering, (typeof textKeys)[number]> {
  const texts = textKeys.map((key) => {
    const limit = key.startsWith('desc') ? offeringLimits.desc : offeringLimits.excerpt
    return [key, readLines(cells(key), limit)] as const
  })
  // One pair for each key, by the line above.
  return Object.fromEntries(texts) as Pick<Offering, (typeof textKeys)[number]>
}

type Terms = 'platform' | 'token_type' | 'country' | 'kyc' | 'whitelist' | 'restricted_areas' | 'not_us'
type Lists = 'accept_coins' | 'industry' | 'attributes'

/** Kept from the United States is what the row says, or else what its list of areas says. */
function readTerms(cells: Cells): Pick<Offering, Terms | Lists> {
  const areas = readAreas(cells('restricted_areas'))
  return {
    accept_coins: readCoins(cells('accept_coins')),
    industry: readIndustries(cells('industry')),
    attributes: readAttributes(cells('attributes')),
    platform: readLine(cells('platform'), offeringLimits.other),
    token_type: readLine(cells('token_type'), offeringLimits.other),
    country: readKnown(cells('country'), offeringLimits.other),
    kyc: readFlag(cells('kyc')),
    whitelist: readFlag(cells('whitelist')),
    restricted_areas: areas,
    not_us: readFlag(cells('not_us')) ?? namesUnitedStates(areas),
  }
}

function readMoment(cell: Cell): string | null {
  const date = readDate(cell)
  return date === null ? null : new Date(date).toISOString()
}
