import { isRecord, makeField, refuse, type RowField } from '../kernel/rows/row-field.ts'
import { billingCurrencies, isBillingCurrency, maxAmount, type Amounts } from './amount.ts'

/** Amounts are positive integers in minor units: 580, never 5.8, "580" or -580. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxAmount
}

export function readAmounts(field: RowField): Amounts | null {
  const { name, value, findings } = field
  if (value === undefined) return null
  if (!isRecord(value)) return refuse(field, 'not_an_object')
  for (const [currency, minor] of Object.entries(value)) {
    const one = makeField({ name: `${name}.${currency}`, value: minor, findings })
    if (!isBillingCurrency(currency)) refuse(one, 'unknown_coin')
    else if (!isAmount(minor)) refuse(one, 'not_an_amount')
  }
  const known = billingCurrencies.filter((currency) => isAmount(value[currency]))
  if (known.length === 0) return refuse(field, 'required')
  return Object.fromEntries(known.map((currency) => [currency, value[currency]]))
}
