import type { WalletOwner } from './movement.ts'

/** Whose wallet an id names: `cv_…` is somebody with the app, `d_…` a dApp, and everything else nobody. */
export function readReceiver(id: string): WalletOwner | undefined {
  if (/^cv_[a-z2-9]{10}$/.test(id)) return { kind: 'user', id }
  return /^d_[a-z2-9]{10}$/.test(id) ? { kind: 'dapp', id } : undefined
}
