import { useEffect, useMemo, useRef, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { checkForm } from '../../../domain/kernel/form/check-form.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames, mergeValues } from '../../../domain/kernel/form/merge-values.ts'
import { faultWords } from '../../form/fields/fault-words.ts'
import { sentValues } from '../../form/fields/shown-form.ts'
import { refusalOf, type FieldFault, type FormRefusal } from '../../form/form-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useFormState } from './use-form-state.ts'
import { valuesDraft } from '../../form/values-draft.ts'

export type Entry = Reply<Operations['getOwnerEntry']>

export type Outcome =
  | FormRefusal
  | { readonly kind: 'saved' | 'unchanged' | 'uploading' | 'restored' }
  | Conflict

/** Somebody was quicker. Nothing was written, and what they changed stands in the form by now. */
export interface Conflict {
  readonly kind: 'conflict'
  readonly taken: readonly string[]
  readonly contested: readonly string[]
  readonly mine: FormValues
}

interface Needs {
  readonly entry: Entry
  readonly authorization: string
  /** The key opens nothing any more. */
  readonly onRefused: (text: string | undefined) => void
}

/** The form of an entry: what was typed stays until it was saved, and nobody's change is written over unseen. */
export function useEntryForm({ entry, authorization, onRefused }: Needs) {
  const words = useMessages('form-errors')
  const { waiting, once } = useSending()
  const draft = useMemo(() => valuesDraft(`owner-draft ${entry.item_id}`), [entry.item_id])
  const [opened] = useState(() => withDraft(entry.values, draft.stored()))
  const [base, setBase] = useState<Pick<Entry, 'version' | 'values'>>(entry)
  const [outcome, setOutcome] = useState<Outcome | undefined>(opened.outcome)
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const [unclear, setUnclear] = useState<string>()
  const faults = outcome?.kind === 'faults' ? outcome.faults : noFaults
  const { form, values, setValues, state, goTo } = useFormState({
    fields: entry.fields,
    first: () => opened.values,
    faults,
  })
  const changed = useMemo(() => differingNames(values, base.values), [values, base])
  useEffect(() => {
    draft.store({ base: picked(base.values, changed), values: picked(values, changed) })
  }, [draft, base, values, changed])
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  const rebase = (theirs: Pick<Entry, 'version' | 'values'>, from: FormValues): Outcome => {
    const mine = latest.current
    const { values: merged, contested, taken } = mergeValues({ base: from, mine, theirs: theirs.values })
    setBase(theirs)
    setValues(merged)
    setChosen({})
    return { kind: 'conflict', contested, taken, mine: picked(mine, contested) }
  }

  const save = (isUploading: boolean) =>
    once(async () => {
      const contested = outcome?.kind === 'conflict' ? outcome.contested : []
      const open = contested.find((name) => chosen[name] === undefined)
      setUnclear(open)
      if (open !== undefined) return focusChoice(open)
      if (isUploading) return setOutcome({ kind: 'uploading' })
      if (changed.length === 0) return setOutcome({ kind: 'unchanged' })
      const found = checkForm(form, values, base.values).map(faultWords(entry.fields, words))
      if (found.length > 0) return setOutcome({ kind: 'faults', faults: found })
      try {
        const client = await fetchedClient()
        const sent = sentValues(entry.fields, picked(values, changed))
        const reply = await client.saveOwnerEntry({ authorization, version: base.version, values: sent })
        if (reply.status === 'conflict')
          return setOutcome(rebase({ version: reply.version, values: reply.values ?? {} }, base.values))
        // As the site has understood it: an amount without its commas, a list without its empty lines.
        const now = await orWithout(client.getOwnerEntry({ authorization }))
        setBase(now ?? { version: reply.version, values })
        if (now !== undefined)
          setValues(mergeValues({ base: values, mine: latest.current, theirs: now.values }).values)
        return setOutcome({ kind: 'saved' })
      } catch (error) {
        if (isHttpFailure(error) && error.problem?.code === 'owner_key_invalid')
          return onRefused(error.problem.title)
        return setOutcome(atFields(refusalOf(error)))
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
      setChosen((before) => ({ ...before, [name]: whose }))
      state.onValue(name, (whose === 'mine' ? outcome.mine : base.values)[name])
    },
    discard: () => {
      setValues(base.values)
      setOutcome(undefined)
    },
  }
}

const noFaults: readonly FieldFault[] = []

/** What was typed before a reload, over what stands by now. */
function withDraft(standing: FormValues, draft: ReturnType<ReturnType<typeof valuesDraft>['stored']>) {
  if (draft === undefined) return { values: standing, outcome: undefined }
  const mine = { ...standing, ...draft.values }
  const { values, contested } = mergeValues({ base: { ...standing, ...draft.base }, mine, theirs: standing })
  if (differingNames(values, standing).length === 0) return { values: standing, outcome: undefined }
  const outcome: Outcome =
    contested.length === 0
      ? { kind: 'restored' }
      : { kind: 'conflict', contested, taken: [], mine: picked(mine, contested) }
  return { values, outcome }
}

function picked(values: FormValues, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

/** It was saved, whether or not it can be read again just now. */
async function orWithout(asked: Promise<Entry>): Promise<Entry | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return undefined
    throw error
  }
}

/** The API names a field as it stands in the body: `values.team.0.name`. */
export function atFields(refusal: FormRefusal): FormRefusal {
  if (refusal.kind !== 'faults') return refusal
  const faults = refusal.faults.map(({ field, message }) => ({
    field: field.replace(/^values\./, ''),
    message,
  }))
  return { kind: 'faults', faults }
}

export function choiceId(name: string): string {
  return `owner-choice-${name}`
}

function focusChoice(name: string): void {
  document.getElementById(choiceId(name))?.querySelector('input')?.focus()
}
