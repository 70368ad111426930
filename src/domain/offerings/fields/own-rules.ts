import { refuse, warn, type RowField, type RowFields } from '../../kernel/rows/row-field.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { readUrl } from '../../kernel/rows/web-address.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { reaches } from '../sale/amount.ts'
import { assumedStatus } from '../sale/assumed-status.ts'
import { isInverted } from '../sale/lifecycle.ts'
import { readUrls } from './address-rules.ts'
import { defaultLimit, fieldTypes } from './field-types.ts'
import type { FieldsWith } from './fields.ts'
import { namesUnitedStates } from './list-field-rules.ts'
import { offeringIdFrom, isOfferingId } from './offering-id.ts'
import type { Offering } from './offering.ts'
import { readDate, readFlag, readTokens } from './value-rules.ts'

type OwnRuleField = FieldsWith<{ ownRule: true }>

type PlainFields = Omit<Offering, OwnRuleField>

interface OpenOffering {
  readonly fields: RowFields
  readonly plain: PlainFields
  readonly now: number
}

export function readOwnRules({ fields, plain, now }: OpenOffering): Pick<Offering, OwnRuleField> {
  const created = readMoment(fields('created_at')) ?? new Date(now).toISOString()
  const asOf = readAsOf(fields('as_of'))
  return {
    item_id: readId({ fields, plain }),
    ...readSaleStatus({ fields, plain, now }),
    // Always false in a row that has just been read: `planOffering` decides whether a sale has lapsed when it saves the entry.
    lapsed: false,
    initial_price: readPrice(fields),
    not_us: readFlag(fields('not_us')) ?? namesUnitedStates(plain.restricted_areas),
    urls: readUrls({ urls: fields('urls'), whitepaper: fields('whitepaper'), links: fields('links') }),
    source: readSource(fields),
    as_of: asOf,
    created_at: created,
    updated_at: readMoment(fields('updated_at')) ?? momentOf(asOf) ?? created,
  }
}

/** Warns of an end before the start and of a minimum above the maximum. The values stay, since either may be the wrong one. */
export function warnOfCrossedFields({ fields, plain }: Omit<OpenOffering, 'now'>): void {
  if (isInverted(plain)) warn(fields('ico_end'), 'end_before_start')
  const { target_amount_min: minimum, target_amount_max: maximum } = plain
  if (reaches({ amount: maximum.usd, goal: minimum.usd }) === false)
    warn(fields('target_amount_min'), 'minimum_above_maximum')
}

/** A row without an id gets one made from the name or, if that is impossible, from the English name or the symbol. */
function readId({ fields, plain }: Omit<OpenOffering, 'now'>): string {
  const field = fields('item_id')
  const { value } = field
  if (value === undefined)
    return (
      offeringIdFrom(plain.name) ??
      offeringIdFrom(plain.name_en ?? '') ??
      offeringIdFrom(plain.symbol ?? '') ??
      refuse(field, 'required') ??
      ''
    )
  return typeof value === 'string' && isOfferingId(value) ? value : (refuse(field, 'not_an_id') ?? '')
}

/**
 * A row with a status may mark it as assumed, as our own exports do; for a row without a status, it is assumed from the
 * phase and the dates.
 */
function readSaleStatus({ fields, plain, now }: OpenOffering): Pick<Offering, 'status' | 'status_assumed'> {
  const stated = fields('status')
  if (stated.value !== undefined)
    return {
      status: fieldTypes.status.read(stated, defaultLimit),
      status_assumed: readFlag(fields('status_assumed')) ?? false,
    }
  const status = assumedStatus({
    phase: readLine(fields('phase'), defaultLimit),
    ico_start: plain.ico_start,
    ico_end: plain.ico_end,
    raised: plain.raised_amount.usd,
    targetMin: plain.target_amount_min.usd,
    now,
  })
  warn({ ...stated, value: status }, 'assumed')
  return { status, status_assumed: true }
}

/** Keeps a price as written, `1 ABC = 0.0001 ETH`; a number in `price_usd` becomes `0.01 USD`. */
function readPrice(fields: RowFields): string | null {
  const written = readLine(fields('initial_price', 'price_text'), defaultLimit)
  const dollars = readTokens(fields('price_usd'))
  return written ?? (dollars === null ? null : `${dollars} USD`)
}

/** A source without a name is named after its host: `https://www.icodrops.com/gamb/` becomes `icodrops.com`. */
function readSource(fields: RowFields): string | null {
  const url = readUrl(fields('source_url'))
  const host = url === null ? null : new URL(url).hostname.replace(/^www\./, '')
  return readLine(fields('source'), defaultLimit) ?? host
}

function readAsOf(field: RowField): string | null {
  const { value } = field
  if (typeof value === 'string' && readDay(`${value.trim()}-01`) !== undefined) return value.trim()
  const date = readDate(field)
  return date === null ? null : date.slice(0, 'yyyy-MM-dd'.length)
}

function readMoment(field: RowField): string | null {
  return momentOf(readDate(field))
}

function momentOf(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString()
}
