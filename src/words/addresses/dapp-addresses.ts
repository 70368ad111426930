import { sdkPath } from './addresses.ts'
import { loginPath } from './sdk-addresses.ts'

/** Not in `addresses.ts`, because every page loads that file. */

export const dappManagerPath = `${sdkPath}/manager`
export const dappSuccessPath = `${sdkPath}/success`

/** The form of a dApp, or of a new one. */
export function dappFormPath(dappId?: string): string {
  return dappId === undefined ? dappManagerPath : `${dappManagerPath}/${dappId}`
}

/** The page with link and QR code of a new dApp. */
export function createdDappPath(dappId: string): string {
  return `${dappSuccessPath}?dapp=${dappId}`
}

/** The login page, which leads back to a page of dApps. */
export function loginAddress(back: string): string {
  return `${loginPath}?to=${encodeURIComponent(back)}`
}

/** Reads the return path of a login. Only paths of the dApp pages are accepted, to prevent redirects to other sites. */
export function readLoginBack(text: string | null): string | undefined {
  return text !== null &&
    /^\/coinview-sdk\/(?:list|manager|success)(?:\/d_[a-z2-9]{10})?(?:\?[\w=&]*)?$/.test(text)
    ? text
    : undefined
}

/** The link that opens a dApp; its QR code contains the same link. */
export function dappPath(dappId: string): string {
  return `/dapp/${dappId}`
}
export function dappCodePath(dappId: string, type: 'svg' | 'png'): string {
  return `${dappPath(dappId)}/qr.${type}`
}
