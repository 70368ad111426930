import { createHash } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { FormValues } from '../../domain/kernel/form/form.ts'
import { differingNames } from '../../domain/kernel/form/merge-values.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { valuesOfEntry } from '../../domain/offerings/owner-form/form-values.ts'
import { readOwnerEntry } from '../../domain/offerings/owner-form/owner-entry.ts'
import { ownerForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import type { Database, Queries } from '../database/database.ts'
import { formError } from '../problems/form-errors.ts'
import { holdOwnerKey, type OwnerKeyRow } from './owner-keys.store.ts'

/** How entries are read and written, by whoever has them. */
export interface Entries {
  readonly find: (
    wanted: { itemId: string; lock: boolean },
    queries: Queries,
  ) => Promise<Offering | undefined>
  readonly save: (
    input: { offering: Offering; source: 'owner' | 'operator'; now: Date },
    queries: Queries,
  ) => Promise<void>
}

interface Saving {
  readonly database: Database
  readonly entries: Entries
  readonly now: () => Date
}

interface Sent {
  readonly key: OwnerKeyRow
  readonly version: string
  readonly values: FormValues
  readonly language: Language
}

type Saved =
  | { readonly status: 'saved'; readonly version: string }
  | {
      readonly status: 'conflict'
      readonly version: string
      readonly values: FormValues
      readonly differing: readonly string[]
    }

/**
 * Writes what an owner says over what stands, unless that is not what the owner has seen: then nothing is written, and the
 * answer tells what stands by now. Sent twice, the second time finds everything said and is as good as the first.
 */
export async function saveOwnerEntry(
  { key, version, values, language }: Sent,
  { database, entries, now }: Saving,
): Promise<Saved> {
  const at = now()
  const itemId = key.item_id
  return database.transaction(async (queries) => {
    const entry = await entries.find({ itemId, lock: true }, queries)
    if (entry === undefined || !(await holdOwnerKey(key.key_id, queries)))
      throw new Refusal('owner_key_invalid')
    const standing = entryForm(entry)
    if (version !== standing.version) {
      const differing = differingNames(standing.values, { ...standing.values, ...values })
      if (differing.length === 0) return { status: 'saved', version: standing.version }
      return { status: 'conflict', ...standing, differing }
    }
    const read = readOwnerEntry({ values, entry, now: at.getTime() })
    if ('faults' in read) {
      const errors = read.faults.map((fault) => formError(fault, language))
      throw new Refusal('invalid_input', { errors })
    }
    await entries.save({ offering: read.offering, source: 'owner', now: at }, queries)
    const after = await entries.find({ itemId, lock: false }, queries)
    return { status: 'saved', version: entryForm(after ?? read.offering).version }
  })
}

/** The values of an entry, and what tells them from others: what the form does not show makes no other version. */
export function entryForm(entry: Offering): { version: string; values: FormValues } {
  const values = valuesOfEntry(ownerForm, entry)
  const version = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)
  return { version, values }
}
