import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'
import { isEmptyValue, type FormValues } from '../../../../domain/kernel/form/form.ts'
import { atFields } from '../../../form/fields/field-faults.ts'
import { postedValues } from '../../../form/fields/posted-values.ts'
import { sentValues, type ShownForm } from '../../../form/fields/shown-form.ts'
import { refusalOf } from '../../../form/form-refusal.ts'
import { textsOf } from '../../../form/outcome/use-text-form.ts'
import { useSending } from '../../../form/use-sending.ts'
import { valuesDraft } from '../../../form/values-draft.ts'
import { fetchedClient } from '../../../loading/load.ts'
import type { PostedProject } from './answer-project.ts'
import { useFormState } from '../use-form-state.ts'

export type Candidates = Reply<Operations['submitProject']>['candidates']

type ProjectOutcome =
  { readonly kind: 'uploading' } | { readonly kind: 'likely'; readonly candidates: Candidates }

const draft = valuesDraft('project-draft')

interface Deps {
  readonly shown: ShownForm
  readonly posted: PostedProject | null
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSent: (token: string) => void
}

/**
 * The form of the server is empty or has what was posted. When it is hydrated, it takes what was typed meanwhile, or else what this
 * tab has stored.
 */
export function useNewProject({ shown, posted, form, onSent }: Deps) {
  const { waiting, once } = useSending()
  /** When the empty form was opened; undefined for a restored draft, because its typing time is unknown. */
  const opened = useRef<number>(undefined)
  const firstOutcome = posted?.kind === 'faults' || posted?.kind === 'refused' ? posted : undefined
  const { values, setValues, state, goTo, outcome, settle, isFaultless } = useFormState<ProjectOutcome>({
    shown,
    first: () => posted?.values.values ?? {},
    firstOutcome,
  })
  const [isTaken, setTaken] = useState(false)
  useLayoutEffect(() => {
    const typed = form.current === null ? {} : postedValues(shown.fields, textsOf(form.current))
    const stored = posted === null ? (draft.stored()?.values ?? {}) : {}
    const taken = { ...stored, ...typed }
    if (Object.keys(taken).length === 0) opened.current = Date.now()
    // Lists that were sent with an empty group keep it.
    else setValues((before) => ({ ...before, ...taken, ...posted?.values.values }))
    setTaken(true)
    // Only once: afterwards the values are known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const sending = useRef<string>(undefined)
  const stated = useMemo(() => filledValues(values), [values])
  useEffect(() => {
    if (isTaken) draft.store({ base: {}, values: stated })
  }, [isTaken, stated])

  const send = (input: { confirmed: boolean; topic: string; isUploading: boolean }) =>
    once(async () => {
      const { confirmed, topic } = input
      if (input.isUploading) return settle({ kind: 'uploading' })
      if (!isFaultless(stated)) return
      // The same for every retry, so that a retry after a lost answer makes no second submission.
      sending.current ??= crypto.randomUUID()
      const elapsed = opened.current === undefined ? null : Date.now() - opened.current
      try {
        const client = await fetchedClient()
        const sent = sentValues(shown.fields, stated)
        const reply = await client.submitProject({
          values: sent,
          confirmed,
          topic,
          elapsed,
          sending: sending.current,
        })
        if (reply.token === null) return settle({ kind: 'likely', candidates: reply.candidates })
        draft.forget()
        return onSent(reply.token)
      } catch (error) {
        return settle(atFields(refusalOf(error)))
      }
    })
  return {
    waiting,
    outcome,
    /** Whether the outcome is that of a form that was posted without scripts. */
    isPosted: outcome !== undefined && outcome === firstOutcome,
    state,
    goTo,
    send,
    takeBack: () => settle(undefined),
  }
}

function filledValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value)))
}
