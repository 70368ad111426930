import { inwardFields, type FieldChange } from './offering-difference.ts'

/** What a change is about, for those who want to be told of some and not of others. */
export type ChangeKind = 'dates' | 'amounts' | 'status' | 'others'

const kindOf: Readonly<Record<string, ChangeKind>> = {
  status: 'status',
  ico_start: 'dates',
  ico_end: 'dates',
  raised_amount: 'amounts',
  target_amount_min: 'amounts',
  target_amount_max: 'amounts',
  soft_cap: 'amounts',
  hard_cap: 'amounts',
  sold_tokens: 'amounts',
  token_for_sale: 'amounts',
  initial_price: 'amounts',
  bonus: 'amounts',
}

/** A later end with a higher cap is of two kinds, `dates` and `amounts`; a change of our own books is of none. */
export function changeKinds(difference: readonly FieldChange[]): ChangeKind[] {
  const seen = difference.filter(({ field }) => !inwardFields.has(field))
  return [...new Set(seen.map(({ field }) => (Object.hasOwn(kindOf, field) && kindOf[field]) || 'others'))]
}
