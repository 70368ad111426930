import { createHmac } from 'node:crypto'
import type { Caller } from '../operations/implementation.ts'
import { hashSecret, newSecret } from '../secrets/secrets.ts'

/**
 * The secret of the cookie by which a browser is recognised. It is derived from the key of the submit, so that two
 * concurrent submits store the same one.
 */
export function newBrowserSecret(sending: string | undefined, secret: string): string {
  if (sending === undefined) return newSecret(24)
  const made = createHmac('sha256', secret).update(`a browser that buys ${sending}`).digest('base64url')
  return made.slice(0, 32)
}

export function browserOf({ browserProof }: Caller): Buffer | undefined {
  return browserProof?.stored === undefined ? undefined : hashSecret(browserProof.stored)
}

export function newBrowser({ browserProof }: Caller, secret: string): Buffer {
  browserProof?.store(secret)
  return hashSecret(secret)
}
