import { seal, unseal } from '../database/sealed-text.ts'
import { newSecret } from '../secrets/secrets.ts'

/** A secret of 256 random bits, with which a dApp's server authenticates itself or the site signs webhooks. */
export function newDappSecret(): string {
  return newSecret(32)
}

const purpose = 'webhooks of dApps'

/** Encrypts a webhook secret for storage. It is not hashed, because the site needs the secret itself to sign. */
export function sealWebhookSecret(webhookSecret: string, secret: string): Uint8Array {
  return seal(webhookSecret, { secret, purpose })
}

/**
 * Undefined if the dApp has no webhook secret, or if the secret of the site, which encrypts it, has changed since; the developer
 * then has to make a new one.
 */
export function openWebhookSecret(sealed: Uint8Array | null, secret: string): string | undefined {
  return sealed === null ? undefined : unseal(sealed, { secret, purpose })
}
