import { createPublicKey, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { allowingHost } from '../../domain/push/push-hosts.ts'
import type { Database } from '../database/database.ts'
import { fieldError } from '../problems/field-errors.ts'
import { deleteBrowserById } from './listed-browsers.store.ts'
import {
  addBrowser,
  lockBrowser,
  lockBrowserAt,
  updateBrowser,
  type Subscription,
} from './push-browsers.store.ts'

export interface SubscriptionInput {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Accepts only keys that a browser can have generated, and endpoints of allowed push services. */
export function readSubscription(
  { endpoint, p256dh, auth }: SubscriptionInput,
  { hosts, language }: { hosts: readonly string[]; language: Language },
): Subscription {
  const refuse = (field: string) => {
    throw new Refusal('invalid_input', { errors: [fieldError({ field, code: 'invalid', language })] })
  }
  const host = allowingHost(endpoint, hosts)
  if (host === undefined) return refuse('endpoint')
  if (!isPointOfCurve(p256dh)) return refuse('p256dh')
  if (!isBase64(auth) || Buffer.from(auth, 'base64url').length !== 16) return refuse('auth')
  return { endpoint: new URL(endpoint).href, p256dh, auth, host }
}

function isBase64(text: string): boolean {
  return /^[\w-]+={0,2}$/.test(text)
}

/** An uncompressed point on P-256: 65 bytes, the first is 4. Any other would break the encryption. */
function isPointOfCurve(text: string): boolean {
  const bytes = isBase64(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0)
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const part = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

interface SaveSubscriptionRequest {
  readonly proof: Uint8Array
  readonly subscription: Subscription
  readonly language: Language
  readonly now: Date
}

/**
 * Keeps one row per browser and per endpoint. A browser that lost its cookie is recognised by its endpoint and the
 * subscription's secret, and gets its follows back. A client that knows only the endpoint is refused.
 */
export async function saveSubscription(request: SaveSubscriptionRequest, database: Database): Promise<void> {
  const { proof, subscription } = request
  await database.transaction(async (queries) => {
    const own = await lockBrowser(proof, queries)
    const there = await lockBrowserAt(subscription.endpoint, queries)
    if (there !== undefined && there.browser_id !== own?.browser_id) {
      if (!isSame(there.auth, subscription.auth)) throw new Refusal('push_taken')
      if (own !== undefined) await deleteBrowserById(own.browser_id, queries)
      await updateBrowser({ ...request, browserId: there.browser_id }, queries)
    } else if (own !== undefined) {
      await updateBrowser({ ...request, browserId: own.browser_id }, queries)
    } else if (!(await addBrowser(request, queries))) {
      throw new Refusal('push_taken')
    }
  })
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => Buffer.from(text, 'base64url'))
  return first?.length === second?.length && first !== undefined && second !== undefined
    ? timingSafeEqual(first, second)
    : false
}
