import { progressPercent } from './progress.ts'

interface Targets {
  readonly target_amount_min: { readonly usd: string | null }
  readonly target_amount_max: { readonly usd: string | null }
}

/**
 * The amount in USD that what a sale has raised is compared with: its maximum target or, if only that is known, its minimum. Texts
 * must say which of the two it is: a sale that raised $1.1M of at most $1.6M may have succeeded.
 */
export function goalOf({ target_amount_max: max, target_amount_min: min }: Targets) {
  return max.usd === null ? { usd: min.usd, isMinimum: true } : { usd: max.usd, isMinimum: false }
}

/**
 * Where the minimum target lies on a bar that ends at the maximum: 37.5 for $3M of $8M. Null if one of them is unknown or both are
 * the same.
 */
export function minimumPercent({ target_amount_max: max, target_amount_min: min }: Targets): number | null {
  const percent = progressPercent({ sold: min.usd, forSale: max.usd }) ?? 0
  return percent === 0 || percent === 100 ? null : percent
}
