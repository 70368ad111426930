import { seal, unseal } from '../database/sealed-text.ts'
import { newSecret } from '../secrets/secrets.ts'

/** 256 random bits: what a server proves itself with, or what a webhook is signed with. */
export function newDappSecret(): string {
  return newSecret(32)
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
