export const ownerKinds = ['user', 'dapp', 'system'] as const

/** Whose money it is: somebody with the app, a dApp, or the site itself. */
export interface WalletOwner {
  readonly kind: (typeof ownerKinds)[number]
  readonly id: string
}

export interface Entry {
  readonly account: WalletOwner
  readonly asset_id: string
  /** In smallest units; below zero it is taken. */
  readonly amount: bigint
}

/** One movement of money, known by its trace: asked for again it is the same one. */
export interface Movement {
  /** Whose trace it is. */
  readonly scope: string
  readonly trace_id: string
  readonly kind: 'gift' | 'payment' | 'transfer'
  readonly memo: string
  readonly entries: readonly Entry[]
}

/** From one owner to another: the two entries that sum to zero. */
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

/** Whether it can be written: something moves, each account once, and of every asset as much comes as goes. */
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

/** All that a trace stands for, as one text: the order of the entries says nothing. */
export function contentOf({ kind, memo, entries }: Movement): string {
  const written = entries.map(({ account, asset_id, amount }) =>
    JSON.stringify([keyOf(account), asset_id, amount.toString()]),
  )
  return JSON.stringify([kind, memo, written.toSorted()])
}

function keyOf({ kind, id }: WalletOwner): string {
  return `${kind} ${id}`
}
