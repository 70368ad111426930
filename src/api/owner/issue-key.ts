import type { Language } from '../../domain/kernel/site/language.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { writtenLanguage } from '../../domain/kernel/text/written-language.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import type { Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import { newOwnerKey, ownerKeyHash } from './owner-key.ts'
import { putOwnerKey } from './owner-keys.store.ts'
import { OwnerRefused } from './owner-refused.ts'
import type { OwnerMails } from './owner.mails.ts'
import { languageOfSender } from './project-submissions.store.ts'

interface MailKeyDeps {
  readonly mails: OwnerMails
  readonly queue: MailQueue
  readonly now: Date
}

/**
 * Issues a new key for an entry and returns it. Only its hash is stored, so the key cannot be shown again. Older keys of the
 * entry stay valid.
 */
export async function issueKey(
  { itemId, now }: { itemId: string; now: Date },
  queries: Queries,
): Promise<{ keyId: string; key: string }> {
  const key = newOwnerKey()
  return { key, keyId: await putOwnerKey({ itemId, keyHash: ownerKeyHash(key), now }, queries) }
}

export async function mailKey(
  entry: Offering,
  { mails, queue, now }: MailKeyDeps,
  queries: Queries,
): Promise<{ keyId: string; language: Language }> {
  const { item_id: itemId, name, feedback_email: email } = entry
  if (email === null) throw new OwnerRefused(`${itemId} has no address of an owner.`)
  const language = (await languageOfSender(itemId, queries)) ?? languageOfEntry(entry)
  const { keyId, key } = await issueKey({ itemId, now }, queries)
  await queue.put([mails.key({ reader: { email, language }, name, key })], now, queries)
  return { keyId, language }
}

/**
 * Guesses the owner's language from the texts without a stated language, which are as the project wrote them. The name
 * is used only if there is no other text. The fallback is the default language of the site.
 */
export function languageOfEntry({ slogan, excerpt, desc, name }: Offering): Language {
  const text = [slogan, excerpt, desc].find((one) => one !== null) ?? name
  return writtenLanguage({ text, reader: defaultLanguage }) ?? defaultLanguage
}
