export const ownerKinds = ['user', 'dapp', 'system'] as const

export interface WalletOwner {
  readonly kind: (typeof ownerKinds)[number]
  readonly id: string
}

export interface Entry {
  readonly account: WalletOwner
  readonly asset_id: string
  /** The amount in smallest units of the asset, negative for the account that pays. */
  readonly amount: bigint
}

/**
 * One movement of money, identified by its trace: repeating a request with the same trace does not move money twice.
 */
export interface Movement {
  /** Trace ids are unique within a scope. */
  readonly scope: string
  readonly trace_id: string
  readonly kind: 'gift' | 'payment' | 'transfer'
  readonly memo: string
  readonly entries: readonly Entry[]
}

export function entriesBetween({
  from,
  to,
  asset_id,
  units,
}: {
  readonly from: WalletOwner
  readonly to: WalletOwner
  readonly asset_id: string
  readonly units: bigint
}): readonly Entry[] {
  return [
    { account: from, asset_id, amount: -units },
    { account: to, asset_id, amount: units },
  ]
}

/**
 * The ledger accepts a movement if it has entries, none is zero, each account and asset occurs once, and the entries of
 * each asset sum to zero.
 */
export function isBalanced(entries: readonly Entry[]): boolean {
  const accounts = new Set(entries.map(({ account, asset_id }) => JSON.stringify([keyOf(account), asset_id])))
  const sums = new Map<string, bigint>()
  for (const { asset_id, amount } of entries) sums.set(asset_id, (sums.get(asset_id) ?? 0n) + amount)
  return (
    entries.length > 0 &&
    accounts.size === entries.length &&
    entries.every(({ amount }) => amount !== 0n) &&
    [...sums.values()].every((sum) => sum === 0n)
  )
}

/**
 * The content of a movement as one text, independent of the order of its entries, for comparing a repeated request with
 * the stored one.
 */
export function contentOf({ kind, memo, entries }: Movement): string {
  const written = entries.map(({ account, asset_id, amount }) =>
    JSON.stringify([keyOf(account), asset_id, amount.toString()]),
  )
  return JSON.stringify([kind, memo, written.toSorted()])
}

function keyOf({ kind, id }: WalletOwner): string {
  return `${kind} ${id}`
}
