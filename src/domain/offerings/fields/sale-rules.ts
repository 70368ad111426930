import { refuse, warn, type RowField, type RowFields } from '../../kernel/rows/row-field.ts'
import { readLine } from '../../kernel/rows/row-text.ts'
import { reaches } from '../sale/amount.ts'
import { assumedStatus } from '../sale/assumed-status.ts'
import { isInverted } from '../sale/lifecycle.ts'
import type { Offering } from './offering.ts'
import { readStatus } from '../sale/status.ts'
import { readCap, readDate, readFlag, readTokens, readUsd } from './value-rules.ts'

type SaleFields =
  | 'ico_start'
  | 'ico_end'
  | 'raised_amount'
  | 'target_amount_min'
  | 'target_amount_max'
  | 'soft_cap'
  | 'hard_cap'
  | 'sold_tokens'
  | 'token_for_sale'
  | 'initial_price'

type Sale = Pick<Offering, SaleFields>

const lineLimit = 120

/**
 * When and for how much. Crossed dates or targets are taken as they are, and said: we cannot know which is
 * right.
 */
export function readSale(fields: RowFields): Sale {
  const sale = {
    ico_start: readDate(fields('ico_start')),
    ico_end: readDate(fields('ico_end')),
    raised_amount: readUsd(fields('raised_amount')),
    target_amount_min: readUsd(fields('target_amount_min')),
    target_amount_max: readUsd(fields('target_amount_max')),
    soft_cap: readCap(fields('soft_cap', 'soft_cap_text'), lineLimit),
    hard_cap: readCap(fields('hard_cap', 'hard_cap_text'), lineLimit),
    sold_tokens: readTokens(fields('sold_tokens')),
    token_for_sale: readTokens(fields('token_for_sale')),
    initial_price: readPrice(fields),
  }
  const { target_amount_min: least, target_amount_max: most } = sale
  if (isInverted(sale)) warn(fields('ico_end'), 'end_before_start')
  if (reaches({ amount: most.usd, goal: least.usd }) === false) {
    warn(fields('target_amount_min'), 'minimum_above_maximum')
  }
  return sale
}

/** As written, `1 ABC = 0.0001 ETH`; a bare number of dollars becomes `0.01 USD`. */
function readPrice(fields: RowFields): string | null {
  const written = readLine(fields('initial_price', 'price_text'), lineLimit)
  const dollars = readTokens(fields('price_usd'))
  return written ?? (dollars === null ? null : `${dollars} USD`)
}

/**
 * A status that is said must be one of the four, and may itself say that it was assumed, as in an export of
 * ours; one that is not said is assumed here.
 */
export function readSaleStatus(args: {
  fields: RowFields
  sale: Sale
  now: number
}): Pick<Offering, 'status' | 'status_assumed'> {
  const { fields, sale, now } = args
  const stated = fields('status')
  if (stated.value !== undefined) {
    return { status: saidStatus(stated), status_assumed: readFlag(fields('status_assumed')) ?? false }
  }
  const status = assumedStatus({
    phase: readLine(fields('phase'), lineLimit),
    ico_start: sale.ico_start,
    ico_end: sale.ico_end,
    raised: sale.raised_amount.usd,
    targetMin: sale.target_amount_min.usd,
    now,
  })
  warn({ ...stated, value: status }, 'assumed')
  return { status, status_assumed: true }
}

function saidStatus(field: RowField) {
  return readStatus(field.value) ?? refuse(field, 'not_a_status') ?? 0
}
