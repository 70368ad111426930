import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames, mergeValues } from '../../../domain/kernel/form/merge-values.ts'
import type { valuesDraft } from '../../form/values-draft.ts'

export type EntryOutcome = { readonly kind: 'saved' | 'unchanged' | 'uploading' | 'restored' } | Conflict

/** Somebody else has saved first. Nothing was saved, and their changes are now in the form. */
export interface Conflict {
  readonly kind: 'conflict'
  readonly taken: readonly string[]
  readonly contested: readonly string[]
  readonly mine: FormValues
}

/** Merges a draft from before a reload into the stored values, which may have changed since. */
export function withDraft(standing: FormValues, draft: ReturnType<ReturnType<typeof valuesDraft>['stored']>) {
  if (draft === undefined) return { values: standing, outcome: undefined }
  const mine = { ...standing, ...draft.values }
  const { values, contested } = mergeValues({ base: { ...standing, ...draft.base }, mine, theirs: standing })
  if (differingNames(values, standing).length === 0) return { values: standing, outcome: undefined }
  const outcome: EntryOutcome =
    contested.length === 0
      ? { kind: 'restored' }
      : { kind: 'conflict', contested, taken: [], mine: picked(mine, contested) }
  return { values, outcome }
}

export function picked(values: FormValues, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}
