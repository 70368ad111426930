import {
  fieldsOf,
  refuse,
  warn,
  type Row,
  type RowField,
  type RowFields,
} from '../../kernel/rows/row-field.ts'
import type { OpenRow } from '../../kernel/rows/row-reading.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { readUrl } from '../../kernel/rows/web-address.ts'
import { readDay } from '../../kernel/time/calendar-day.ts'
import { reaches } from '../sale/amount.ts'
import { assumedStatus } from '../sale/assumed-status.ts'
import { isInverted } from '../sale/lifecycle.ts'
import type { Status } from '../sale/status.ts'
import { readPartialUrls } from './address-rules.ts'
import { defaultLimit, fieldTypes } from './field-types.ts'
import type { FieldsWith } from './fields.ts'
import { namesUnitedStates, readAreas } from './list-field-rules.ts'
import { offeringIdFrom, isOfferingId } from './offering-id.ts'
import type { Offering } from './offering.ts'
import { readDate, readFlag, readTokens, readUsd } from './value-rules.ts'

type OwnRuleField = FieldsWith<{ ownRule: true }>

type SaleStatus = Pick<Offering, 'status' | 'status_assumed'>

type PlainFields = Omit<Offering, OwnRuleField>

interface OpenOffering extends OpenRow {
  readonly plain: PlainFields
  readonly now: number
}

export function readOwnRules(open: OpenOffering): Pick<Offering, OwnRuleField> {
  const { fields, stated, isStated, formsOf, plain, now } = open
  const created = readMoment(fields('created_at')) ?? new Date(now).toISOString()
  const asOf = readAsOf(fields('as_of'))
  return {
    item_id: readId({ fields, plain }),
    ...readSaleStatus(open),
    // Always false in a row that has just been read: `planOffering` decides whether a sale has lapsed when it saves the entry.
    lapsed: false,
    initial_price: readPrice(formsOf('initial_price', 'price_text', 'price_usd')),
    not_us: readNotUs(open),
    urls: readPartialUrls(open),
    source: readSource(open),
    as_of: asOf,
    created_at: created,
    updated_at: readMoment(stated('updated_at')) ?? (isStated('as_of') ? momentOf(asOf) : null) ?? created,
  }
}

/** Warns of an end before the start and of a minimum above the maximum. The values stay, since either may be the wrong one. */
export function warnOfCrossedFields({ fields, isStated, findings, plain }: Omit<OpenOffering, 'now'>): void {
  if (isStated('ico_start', 'ico_end') && isInverted(plain))
    warn({ ...fields('ico_end'), findings }, 'end_before_start')
  const { target_amount_min: minimum, target_amount_max: maximum } = plain
  const isBelow = reaches({ amount: maximum.usd, goal: minimum.usd }) === false
  if (isBelow && isStated('target_amount_min', 'target_amount_max'))
    warn({ ...fields('target_amount_min'), findings }, 'minimum_above_maximum')
}

/** A row without an id gets one made from the name or, if that is impossible, from the English name or the symbol. */
function readId({ fields, plain }: Pick<OpenOffering, 'fields' | 'plain'>): string {
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
 * phase and the dates, or the stored one is kept.
 */
function readSaleStatus(open: OpenOffering): SaleStatus {
  const { stated, isStated, plain, findings, now } = open
  const status = stated('status')
  if (status.value !== undefined)
    return {
      status: fieldTypes.status.read(status, defaultLimit),
      status_assumed: readFlag(stated('status_assumed')) ?? false,
    }
  const phase = readLine(stated('phase'), defaultLimit)
  const assumed = assumedStatus({ phase, ...saleOf(plain), now })
  const kept = isStated('status', 'phase') ? undefined : keptStatus(open, assumed)
  if (kept !== undefined) return kept
  warn({ ...status, value: assumed, findings }, 'assumed')
  return { status: assumed, status_assumed: true }
}

/**
 * The stored status, unless the row changes what it follows from. An assumed status follows all dates and amounts of a row. A
 * stated one follows them only if it agreed with the stored dates and does not agree with the new ones: a sale that was ongoing
 * by its dates and now begins next month has not started, but one that was stated to have failed early has still failed. A pinned
 * status follows nothing.
 */
function keptStatus(open: OpenOffering, assumed: Status): SaleStatus | undefined {
  const { isStated, stored, now } = open
  if (stored === undefined) return undefined
  const fields = storedFields(stored)
  const kept = {
    status: fieldTypes.status.read(fields('status'), defaultLimit),
    status_assumed: readFlag(open.fields('status_assumed')) ?? false,
  }
  // The import reads the pin too, and reports a pin that cannot be read.
  const pin = { ...open.fields('status_pinned'), findings: { errors: [], warnings: [] } }
  const isPinned = readFlag(pin) === true
  if (isPinned || !isStated('ico_start', 'ico_end', 'raised_amount', 'target_amount_min')) return kept
  if (kept.status_assumed) return undefined
  const before = saleOf({
    ico_start: readDate(fields('ico_start')),
    ico_end: readDate(fields('ico_end')),
    raised_amount: readUsd(fields('raised_amount')),
    target_amount_min: readUsd(fields('target_amount_min')),
  })
  const hasAgreed = isSameState(kept.status, assumedStatus({ phase: null, ...before, now }))
  return hasAgreed && !isSameState(kept.status, assumed) ? undefined : kept
}

function saleOf(sale: Pick<PlainFields, 'ico_start' | 'ico_end' | 'raised_amount' | 'target_amount_min'>) {
  const { ico_start, ico_end, raised_amount, target_amount_min } = sale
  return { ico_start, ico_end, raised: raised_amount.usd, targetMin: target_amount_min.usd }
}

/** Whether both are the same, or both are outcomes: dates say that a sale is over, not whether it reached its target. */
function isSameState(one: Status, other: Status): boolean {
  return one === other || (one > 1 && other > 1)
}

/** A row that does not state the flag keeps it, unless it followed from the stored areas: then it follows the new ones. */
function readNotUs({ isStated, stated, fields, stored, plain }: OpenOffering): boolean {
  const byAreas = namesUnitedStates(plain.restricted_areas)
  if (isStated('not_us') || stored === undefined) return readFlag(stated('not_us')) ?? byAreas
  const kept = readFlag(fields('not_us')) ?? byAreas
  return kept === namesUnitedStates(readAreas(storedFields(stored)('restricted_areas'))) ? byAreas : kept
}

/** Keeps a price as written, `1 ABC = 0.0001 ETH`; a number in `price_usd` becomes `0.01 USD`. */
function readPrice(fields: RowFields): string | null {
  const written = readLine(fields('initial_price', 'price_text'), defaultLimit)
  const dollars = readTokens(fields('price_usd'))
  return written ?? (dollars === null ? null : `${dollars} USD`)
}

/**
 * A source without a name is named after its host: `https://www.icodrops.com/gamb/` becomes `icodrops.com`. Such a stored name
 * follows a new address.
 */
function readSource({ isStated, fields, stored, plain }: OpenOffering): string | null {
  const name = readLine(fields('source'), defaultLimit)
  const isFollowing =
    stored !== undefined &&
    !isStated('source') &&
    name === hostOf(readUrl(storedFields(stored)('source_url')))
  return (isFollowing ? null : name) ?? hostOf(plain.source_url)
}

function hostOf(url: string | null): string | null {
  return url === null ? null : new URL(url).hostname.replace(/^www\./, '')
}

function storedFields(stored: Row): RowFields {
  return fieldsOf(stored, { errors: [], warnings: [] })
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
