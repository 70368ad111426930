import type { Language } from '../../domain/kernel/site/language.ts'
import { writtenLanguage } from '../../domain/kernel/text/written-language.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import type { Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import { newOwnerKey, ownerKeyHash } from './owner-key.ts'
import { putOwnerKey } from './owner-keys.store.ts'
import type { OwnerMails } from './owner.mails.ts'
import { languageOfSender } from './project-submissions.store.ts'
import { OwnerRefused } from './owner-refused.ts'

interface Issuing {
  readonly mails: OwnerMails
  readonly queue: MailQueue
  readonly now: Date
}

/** A new key of an entry: nobody can find it out again. Those it had before stay good. */
export async function issueKey(
  { itemId, now }: { itemId: string; now: Date },
  queries: Queries,
): Promise<{ keyId: string; key: string }> {
  const key = newOwnerKey()
  return { key, keyId: await putOwnerKey({ itemId, keyHash: ownerKeyHash(key), now }, queries) }
}

/** The same, and its link goes to the address of the owner. Part of the caller's transaction. */
export async function mailKey(
  entry: Offering,
  { mails, queue, now }: Issuing,
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
 * The language its owner most likely reads: that of the texts that are in no language in particular, which are as the
 * project wrote them. A name alone tells little; where there is nothing else it is the site's own.
 */
export function languageOfEntry({ slogan, excerpt, desc, name }: Offering): Language {
  const text = [slogan, excerpt, desc].find((one) => one !== null) ?? name
  return writtenLanguage({ text, reader: defaultLanguage }) ?? defaultLanguage
}
