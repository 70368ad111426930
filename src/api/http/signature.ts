import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSignature, signatureFreshSeconds, signedText } from '../../contract/calls/signature.ts'
import type { ReplayStore } from './replay-store.ts'

/**
 * The key with which pages sign requests, derived from the site's secret. Every page contains it, so a signature stops only
 * simple scripts.
 */
export function pageKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('page signature key').digest('hex').slice(0, 32)
}

interface Check {
  readonly header: unknown
  readonly path: string
  readonly key: string
  /** The current time in milliseconds. */
  readonly now: number
}

/** True for a valid signature of this path that is at most five minutes old, even if it was used before. */
export function isFreshSignature({ header, path, key, now }: Check): boolean {
  const signature = typeof header === 'string' ? readSignature(header) : undefined
  if (signature === undefined) return false
  const { nonce, timestamp, hex } = signature
  if (Math.abs(now / 1000 - timestamp) > signatureFreshSeconds) return false
  const expected = createHmac('sha256', key).update(signedText({ nonce, path, timestamp })).digest()
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}

export async function spendSignature(check: Check, replays: ReplayStore): Promise<boolean> {
  if (!isFreshSignature(check) || typeof check.header !== 'string') return false
  return replays.spend(check.header, check.now)
}
