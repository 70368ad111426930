import { createHash, randomBytes } from 'node:crypto'
import { readLicenceCode, writeLicenceCode } from '../../../domain/purchase/licence-code.ts'
import type { Queries } from '../../database/database.ts'
import { putLicence } from './licences.store.ts'

export async function issueLicence(subscriptionId: string, now: Date, queries: Queries): Promise<string> {
  const code = writeLicenceCode(randomBytes(25))
  await putLicence({ subscriptionId, codeHash: licenceHash(code) ?? new Uint8Array(), now }, queries)
  return code
}

/**
 * The hash that is stored instead of a code; undefined for a malformed code. A plain SHA-256 is enough, because a code
 * has 200 random bits.
 */
export function licenceHash(code: string): Uint8Array | undefined {
  const letters = readLicenceCode(code)
  return letters === undefined ? undefined : createHash('sha256').update(letters).digest()
}
