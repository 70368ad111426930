import { fieldsOf, isRecord, makeField, refuse, type Row, type RowField } from '../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowReading } from '../kernel/rows/row-reading.ts'
import { readCleanLine } from '../kernel/rows/row-text.ts'
import { perLanguage, type Language } from '../kernel/site/language.ts'
import { readAmounts } from './amount-rules.ts'
import { billingCurrencies, stripeMinimums } from './amount.ts'
import { billingIntervals, isPlanId, type BillingInterval, type Plan } from './plan.ts'

const maxNameLength = 80

/**
 * Reads a plan from a JSON object: `plan_id`, `interval` (month or year), `names` with a text for each language,
 * `prices` in minor units by currency, and `is_sold` (default true).
 */
export function readPlan(row: unknown, stored?: Row): RowReading<Plan> {
  return readRow(row, planOf, stored)
}

function planOf({ fields }: OpenRow): Plan {
  return {
    planId: readId(fields('plan_id')),
    interval: readInterval(fields('interval')),
    names: readNames(fields('names')),
    prices: readPrices(fields('prices')),
    isSold: readFlag(fields('is_sold')),
  }
}

function readId(field: RowField): string {
  if (isPlanId(field.value)) return field.value
  return refuse(field, field.value === undefined ? 'required' : 'not_an_id') ?? ''
}

function readInterval(field: RowField): BillingInterval {
  const interval = billingIntervals.find((known) => known === field.value)
  return interval ?? refuse(field, field.value === undefined ? 'required' : 'not_a_kind') ?? 'month'
}

function readNames(field: RowField): Readonly<Record<Language, string>> {
  const { name, value, findings } = field
  if (value !== undefined && !isRecord(value)) refuse(field, 'not_an_object')
  const named = fieldsOf(isRecord(value) ? value : {}, findings)
  return perLanguage((language) => {
    const text = { ...named(language), name: `${name}.${language}` }
    return (text.value === undefined ? refuse(text, 'required') : readCleanLine(text, maxNameLength)) ?? ''
  })
}

function readPrices(field: RowField) {
  const { name, value, findings } = field
  if (value === undefined) refuse(field, 'required')
  const prices = readAmounts(field) ?? {}
  // A plan that costs less could be ordered, but not paid.
  for (const currency of billingCurrencies) {
    const minor = prices[currency]
    if (minor !== undefined && minor < stripeMinimums[currency])
      refuse(makeField({ name: `${name}.${currency}`, value: minor, findings }), 'below_minimum')
  }
  return prices
}

function readFlag(field: RowField): boolean {
  if (field.value === undefined || typeof field.value === 'boolean') return field.value ?? true
  return refuse(field, 'not_a_flag') ?? true
}
