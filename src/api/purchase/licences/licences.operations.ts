import { Refusal } from '../../../contract/problems/problem.ts'
import { day } from '../../../domain/kernel/time/durations.ts'
import { openUntil } from '../../../domain/purchase/subscription-facts.ts'
import type { Database } from '../../database/database.ts'
import type { Implementations } from '../../operations/implementation.ts'
import { licenceHash } from './issue-licence.ts'
import type { LicenceKey } from './licence-key.ts'
import { findLicence } from './licences.store.ts'

interface Deps {
  readonly database: Database
  readonly key: LicenceKey
  readonly now: () => Date
}

/** The app may rely on a statement this long without a new check, so a refund takes effect within a week. */
const statementMilliseconds = 7 * day

export function implementLicences({
  database,
  key,
  now,
}: Deps): Pick<Implementations, 'checkLicence' | 'getLicenceKey'> {
  return {
    async checkLicence({ code, nonce }) {
      const at = now()
      const codeHash = licenceHash(code)
      const licence = codeHash && (await findLicence({ codeHash, now: at }, database))
      if (licence === undefined) throw new Refusal('licence_not_found')
      const until = openUntil(licence.facts)
      const isOpen = until !== undefined && until > at.getTime()
      const reliedOn = at.getTime() + statementMilliseconds
      const statement = Buffer.from(
        JSON.stringify({
          licence: licence.licence_id,
          nonce,
          premium: isOpen,
          plan_id: licence.plan_id,
          checked_at: at.toISOString(),
          valid_until: new Date(isOpen ? Math.min(until, reliedOn) : at.getTime()).toISOString(),
        }),
      ).toString('base64url')
      return { statement, signature: key.sign(statement), key_id: key.keyId }
    },

    async getLicenceKey() {
      return { key_id: key.keyId, algorithm: 'Ed25519', public_key: key.publicKey }
    },
  }
}
