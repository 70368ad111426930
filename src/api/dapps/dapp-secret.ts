import { seal, unseal } from '../database/sealed-text.ts'
import { newSecret } from '../secrets/secrets.ts'

/** 256 random bits, for authenticating a dApp's server and for signing webhooks. */
export function newDappSecret(): string {
  return newSecret(32)
}

const purpose = 'webhooks of dApps'

/** A webhook secret is encrypted and not hashed, because the site needs it to sign. */
export function sealWebhookSecret(webhookSecret: string, secret: string): Uint8Array {
  return seal(webhookSecret, { secret, purpose })
}

/** Undefined if there is none, or if the secret of the site has changed since; the developer then has to make a new one. */
export function openWebhookSecret(sealed: Uint8Array | null, secret: string): string | undefined {
  return sealed === null ? undefined : unseal(sealed, { secret, purpose })
}
