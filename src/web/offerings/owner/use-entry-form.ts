import { useEffect, useMemo, useState } from 'react'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames, mergeValues } from '../../../domain/kernel/form/merge-values.ts'
import { atFields } from '../../form/fields/field-faults.ts'
import { sentValues } from '../../form/fields/shown-form.ts'
import { refusalOf } from '../../form/form-refusal.ts'
import { useSending } from '../../form/use-sending.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { picked, withDraft, type EntryOutcome } from './entry-outcome.ts'
import { saveEntry, type Entry, type Standing } from './save-entry.ts'
import { useConflictChoice } from './use-conflict-choice.ts'
import { useFormState } from './use-form-state.ts'

interface Deps {
  readonly entry: Entry
  readonly authorization: string
  readonly onRefused: (text: string | undefined) => void
}

/** Keeps a draft until it is saved and never overwrites a change by somebody else unseen. */
export function useEntryForm({ entry, authorization, onRefused }: Deps) {
  const { waiting, once } = useSending()
  const draft = useMemo(() => valuesDraft(`owner-draft ${entry.item_id}`), [entry.item_id])
  const [opened] = useState(() => withDraft(entry.values, draft.stored()))
  const [base, setBase] = useState<Standing>(entry)
  const { chosen, unclear, choose, beginAnew, areDecided } = useConflictChoice()
  const { values, latest, setValues, state, goTo, outcome, settle, isFaultless } = useFormState<EntryOutcome>(
    {
      shown: entry,
      first: () => opened.values,
      firstOutcome: opened.outcome,
      standing: base.values,
    },
  )
  const changed = useMemo(() => differingNames(values, base.values), [values, base])
  useEffect(() => {
    draft.store({ base: picked(base.values, changed), values: picked(values, changed) })
  }, [draft, base, values, changed])

  const rebase = (theirs: Standing, from: FormValues): EntryOutcome => {
    const mine = latest.current
    const { values: merged, contested, taken } = mergeValues({ base: from, mine, theirs: theirs.values })
    setBase(theirs)
    setValues(merged)
    beginAnew()
    return { kind: 'conflict', contested, taken, mine: picked(mine, contested) }
  }

  const save = (isUploading: boolean) =>
    once(async () => {
      if (!areDecided(outcome?.kind === 'conflict' ? outcome.contested : [])) return
      if (isUploading) return settle({ kind: 'uploading' })
      if (changed.length === 0) return settle({ kind: 'unchanged' })
      if (!isFaultless(values)) return
      try {
        const sent = sentValues(entry.fields, picked(values, changed))
        const saved = await saveEntry({ authorization, version: base.version, values: sent })
        if (saved.kind === 'conflict') return settle(rebase(saved.theirs, base.values))
        setBase(saved.now ?? { version: saved.version, values })
        if (saved.now !== undefined)
          setValues(mergeValues({ base: values, mine: latest.current, theirs: saved.now.values }).values)
        return settle({ kind: 'saved' })
      } catch (error) {
        if (isHttpFailure(error) && error.problem?.code === 'owner_key_invalid')
          return onRefused(error.problem.title)
        return settle(atFields(refusalOf(error)))
      }
    })

  return {
    waiting,
    outcome,
    state,
    goTo,
    chosen,
    unclear,
    changed,
    standing: base.values,
    save,
    choose: (name: string, whose: 'mine' | 'theirs') => {
      if (outcome?.kind !== 'conflict') return
      choose(name, whose)
      state.onValue(name, (whose === 'mine' ? outcome.mine : base.values)[name])
    },
    discard: () => {
      setValues(base.values)
      settle(undefined)
    },
  }
}
