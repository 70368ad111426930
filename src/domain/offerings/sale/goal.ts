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
