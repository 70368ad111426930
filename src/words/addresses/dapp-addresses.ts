import { sdkPath } from './addresses.ts'
import { loginPath } from './sdk-addresses.ts'

export const dappManagerPath = `${sdkPath}/manager`
export const dappSuccessPath = `${sdkPath}/success`

export function dappFormPath(dappId?: string): string {
  return dappId === undefined ? dappManagerPath : `${dappManagerPath}/${dappId}`
}

export function createdDappPath(dappId: string): string {
  return `${dappSuccessPath}?dapp=${dappId}`
}

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

export function dappPath(dappId: string): string {
  return `/dapp/${dappId}`
}
export function dappCodePath(dappId: string, type: 'svg' | 'png'): string {
  return `${dappPath(dappId)}/qr.${type}`
}
