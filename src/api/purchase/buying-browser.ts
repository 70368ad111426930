import { createHmac } from 'node:crypto'
import type { Caller } from '../operations/implementation.ts'
import { hashSecret, newSecret } from '../secrets/secrets.ts'

/**
 * What a browser stores to be known again. It is made of the key that comes with a press, so that two presses at once
 * store the same.
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
