import { isIP } from 'node:net'
import { isAllowedTarget } from '../../../domain/dapps/dapp-rules.ts'

export interface WebhookTarget {
  readonly url: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string
  readonly secret: string
}

const localHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Checks a webhook address again before sending: the settings of the dApp may have changed since it was queued. An IP
 * address can never be a registered host.
 */
export function isSendable(url: URL, dapp: WebhookTarget, allowsLocal: boolean): boolean {
  if (allowsLocal && isLocalUrl(url)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return isAllowedTarget(dapp, url.href)
}

export function isLocalUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && localHosts.has(hostname)
}
