import { ownerEntries } from '../../../api/offerings/owner-entries.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { issueKey, languageOfEntry, mailKey } from '../../../api/owner/issue-key.ts'
import { listOwnerKeys, revokeOwnerKeys, type OwnerKeyRow } from '../../../api/owner/owner-keys.store.ts'
import { OwnerRefused } from '../../../api/owner/owner-refused.ts'
import { ownerMails } from '../../../api/owner/owner.mails.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { ownerKeyPath } from '../../../words/addresses/owner-addresses.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { siteConfigFor } from '../command/site-config.ts'

export async function listKeys(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const keys = await listOwnerKeys(database)
    return [...keys.map(lineOf), `${keys.length} keys`]
  })
}

export async function revoke(
  { id: { keyId, itemId } }: { id: { keyId: string | null; itemId: string | null } },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const revoked = await revokeOwnerKeys({ keyId, itemId, now: new Date() }, database)
    if (revoked.length === 0)
      throw new OwnerRefused(`There is no key ${keyId === null ? `of ${itemId}` : `K${keyId}`} to revoke.`)
    return revoked.map((id) => `K${id} is revoked.`)
  })
}

export async function issue(
  { id: itemId, mail }: { id: string; mail: boolean },
  deps: OperatorDeps,
): Promise<void> {
  const { config } = deps
  const now = new Date()
  const queue = mailQueue({ identity: mailIdentity(await siteSecret(config)) })
  await printLines(deps, async (database) => {
    const { siteOrigin, sellers } = await siteConfigFor(database, config)
    return database.transaction(async (queries) => {
      const entry = await ownerEntries.find({ itemId, lock: false }, queries)
      if (entry === undefined) throw new OwnerRefused(`There is no entry ${itemId}.`)
      if (mail) {
        const { keyId, language } = await mailKey(
          entry,
          { mails: ownerMails({ siteOrigin, sellers }), queue, now },
          queries,
        )
        return [`K${keyId} of ${itemId} is queued for the owner's address, in ${language}.`]
      }
      const { keyId, key } = await issueKey({ itemId, now }, queries)
      const origin = languageOrigin({ siteOrigin, language: languageOfEntry(entry) })
      return [
        `K${keyId} of ${itemId}. Anyone with this link can change the entry:`,
        origin + ownerKeyPath(key),
      ]
    })
  })
}

function lineOf({ key_id, item_id, created_at, revoked_at, last_used_at }: OwnerKeyRow): string {
  const used = last_used_at === null ? 'never used' : `used ${last_used_at.toISOString()}`
  const revoked = revoked_at === null ? [] : [`revoked ${revoked_at.toISOString()}`]
  return [`K${key_id}`, item_id, `issued ${created_at.toISOString()}`, used, ...revoked].join('  ')
}
