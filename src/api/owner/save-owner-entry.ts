import { Refusal } from '../../contract/problems/problem.ts'
import type { FormValues } from '../../domain/kernel/form/form.ts'
import { differingNames } from '../../domain/kernel/form/merge-values.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { valuesOfEntry } from '../../domain/offerings/owner-form/form-values.ts'
import { readOwnerEntry } from '../../domain/offerings/owner-form/owner-entry.ts'
import { ownerForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Database, Queries } from '../database/database.ts'
import { formError } from '../problems/form-errors.ts'
import { versionOf } from '../submissions/content-version.ts'
import { holdOwnerKey, type OwnerKeyRow } from './owner-keys.store.ts'

export interface Entries {
  readonly find: (
    wanted: { itemId: string; lock: boolean },
    queries: Queries,
  ) => Promise<Offering | undefined>
  readonly save: (
    input: { offering: Offering; source: 'owner' | 'operator'; now: Date },
    queries: Queries,
  ) => Promise<void>
  readonly hasCoin: HasCoin
}

export type HasCoin = (coinId: string, queries: Queries) => Promise<boolean>

/** An owner can only claim a coin of the market. Readers do not see the claim before the operator has confirmed it. */
export async function refuseUnknownCoin(
  { offering, language }: { offering: Offering; language: Language },
  hasCoin: HasCoin,
  queries: Queries,
): Promise<void> {
  const { coin_claim: coinId } = offering
  if (coinId === null || (await hasCoin(coinId, queries))) return
  throw new Refusal('invalid_input', { errors: [formError({ path: 'coin_claim', code: 'coin' }, language)] })
}

interface SaveOwnerEntryDeps {
  readonly database: Database
  readonly entries: Entries
  readonly now: () => Date
}

interface SaveOwnerEntryRequest {
  readonly key: OwnerKeyRow
  readonly version: string
  readonly values: FormValues
  readonly language: Language
}

type SaveOwnerEntryResult =
  | { readonly status: 'saved'; readonly version: string }
  | {
      readonly status: 'conflict'
      readonly version: string
      readonly values: FormValues
      readonly differing: readonly string[]
    }

/**
 * Saves an owner's changes, unless the entry has changed since the owner opened the form: then nothing is saved and the
 * result is a conflict with the current values. If a request is sent twice, the second one finds its values saved and
 * succeeds too.
 */
export async function saveOwnerEntry(
  { key, version, values, language }: SaveOwnerEntryRequest,
  { database, entries, now }: SaveOwnerEntryDeps,
): Promise<SaveOwnerEntryResult> {
  const at = now()
  const itemId = key.item_id
  return database.transaction(async (queries) => {
    const entry = await entries.find({ itemId, lock: true }, queries)
    if (entry === undefined || !(await holdOwnerKey(key.key_id, queries)))
      throw new Refusal('owner_key_invalid')
    const current = entryForm(entry)
    if (version !== current.version) {
      const differing = differingNames(current.values, { ...current.values, ...values })
      if (differing.length === 0) return { status: 'saved', version: current.version }
      return { status: 'conflict', ...current, differing }
    }
    const read = readOwnerEntry({ values, entry, now: at.getTime() })
    if ('faults' in read) {
      const errors = read.faults.map((fault) => formError(fault, language))
      throw new Refusal('invalid_input', { errors })
    }
    await refuseUnknownCoin({ offering: read.offering, language }, entries.hasCoin, queries)
    await entries.save({ offering: read.offering, source: 'owner', now: at }, queries)
    const after = await entries.find({ itemId, lock: false }, queries)
    return { status: 'saved', version: entryForm(after ?? read.offering).version }
  })
}

/** The form values of an entry and their hash, the version. Fields that the form does not show do not affect it. */
export function entryForm(entry: Offering): { version: string; values: FormValues } {
  const values = valuesOfEntry(ownerForm, entry)
  return { version: versionOf(values), values }
}
