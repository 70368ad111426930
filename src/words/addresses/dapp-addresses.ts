import { sdkPath } from './addresses.ts'
import { loginPath } from './sdk-addresses.ts'

/** Apart from `addresses.ts`, which comes with every page. */

export const dappManagerPath = `${sdkPath}/manager`
export const dappSuccessPath = `${sdkPath}/success`

/** The form of one, or of a new one. */
export function dappFormPath(dappId?: string): string {
  return dappId === undefined ? dappManagerPath : `${dappManagerPath}/${dappId}`
}

/** Where one is shared, once it was created. */
export function createdDappPath(dappId: string): string {
  return `${dappSuccessPath}?dapp=${dappId}`
}

/** Logs in, and leads back to a page of dApps. */
export function loginAddress(back: string): string {
  return `${loginPath}?to=${encodeURIComponent(back)}`
}

/** Where a login leads back to: pages of dApps alone, and none of another site. */
export function readLoginBack(text: string | null): string | undefined {
  return text !== null &&
    /^\/coinview-sdk\/(?:list|manager|success)(?:\/d_[a-z2-9]{10})?(?:\?[\w=&]*)?$/.test(text)
    ? text
    : undefined
}

/** What opens a dApp, and what its QR code says. */
export function dappPath(dappId: string): string {
  return `/dapp/${dappId}`
}
export function dappCodePath(dappId: string, type: 'svg' | 'png'): string {
  return `${dappPath(dappId)}/qr.${type}`
}
