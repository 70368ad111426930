import { createHash, randomBytes } from 'node:crypto'
import { seal, unseal } from '../database/sealed-text.ts'

/** 256 random bits: what a server proves itself with, or what a webhook is signed with. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of the first. A plain hash is enough: what is random cannot be guessed, however fast one tries. */
export function secretHash(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}

const purpose = 'webhooks of dApps'

/** The second has to be read again to sign with it. */
export function sealWebhookSecret(webhookSecret: string, secret: string): Uint8Array {
  return seal(webhookSecret, { secret, purpose })
}

/** Undefined when there is none, or the site has another secret since: the developer has to ask for a new one. */
export function openWebhookSecret(sealed: Uint8Array | null, secret: string): string | undefined {
  return sealed === null ? undefined : unseal(sealed, { secret, purpose })
}
