import type { WalletOwner } from './movement.ts'

/**
 * The owner of the wallet that an id names: `cv_…` is a person with the app, `d_…` a dApp; undefined for anything else.
 */
export function readReceiver(id: string): WalletOwner | undefined {
  if (/^cv_[a-z2-9]{10}$/.test(id)) return { kind: 'user', id }
  return /^d_[a-z2-9]{10}$/.test(id) ? { kind: 'dapp', id } : undefined
}
