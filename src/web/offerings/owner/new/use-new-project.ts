import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Client } from '../../../../contract/calls/client.ts'
import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'
import { isEmptyValue, type FormValues } from '../../../../domain/kernel/form/form.ts'
import { atFields } from '../../../form/fields/field-faults.ts'
import { postedValues } from '../../../form/fields/posted-values.ts'
import { sentValues, type ShownForm } from '../../../form/fields/shown-form.ts'
import { refusalOf } from '../../../form/form-refusal.ts'
import { textsOf } from '../../../form/outcome/use-text-form.ts'
import type { Changed } from '../../../form/submission/changed-notice.tsx'
import { useSending } from '../../../form/use-sending.ts'
import type { valuesDraft } from '../../../form/values-draft.ts'
import { fetchedClient } from '../../../loading/load.ts'
import { useFormState } from '../use-form-state.ts'
import type { PostedProject } from './answer-project.ts'

export type Candidates = Reply<Operations['submitProject']>['candidates']

type Decision = { readonly kind: 'likely'; readonly candidates: Candidates } | Changed

type ProjectOutcome = { readonly kind: 'uploading' } | Decision

/** What one form is for: a new project, a correction, or a project that is sent again. */
export interface ProjectFormPurpose {
  readonly draft: ReturnType<typeof valuesDraft>
  /** What the form is filled with unless this tab has a draft. */
  readonly first: FormValues
  /** Sends what was stated. Returns undefined once it is stored, otherwise what the sender has to decide. */
  readonly send: (request: SendRequest) => Promise<Decision | undefined>
}

interface SendRequest {
  readonly values: FormValues
  /** True: the sender confirms that the project is none of the likely duplicates. */
  readonly confirmed: boolean
  readonly topic: string
  readonly elapsed: number | null
  readonly client: Client
}

interface Deps {
  readonly shown: ShownForm
  readonly posted: PostedProject | null | undefined
  readonly form: RefObject<HTMLFormElement | null>
  readonly purpose: ProjectFormPurpose
}

/**
 * The form of the server is empty or has what was posted. When it is hydrated, it takes what was typed meanwhile, or else what this
 * tab has stored, or else what the form is for.
 */
export function useNewProject({ shown, posted = null, form, purpose }: Deps) {
  const { draft } = purpose
  const { waiting, once } = useSending()
  /** When the empty form was opened; undefined for a form that was filled already, because its typing time is unknown. */
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
    const stored = posted === null ? (draft.stored()?.values ?? purpose.first) : {}
    const taken = { ...stored, ...typed }
    if (Object.keys(taken).length === 0) opened.current = Date.now()
    // Lists that were sent with an empty group keep it.
    else setValues((before) => ({ ...before, ...taken, ...posted?.values.values }))
    setTaken(true)
    // Only once: afterwards the values are known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const stated = useMemo(() => filledValues(values), [values])
  useEffect(() => {
    if (isTaken) draft.store({ base: {}, values: stated })
  }, [draft, isTaken, stated])

  const send = (input: { confirmed: boolean; topic: string; isUploading: boolean }) =>
    once(async () => {
      const { confirmed, topic } = input
      if (input.isUploading) return settle({ kind: 'uploading' })
      if (!isFaultless(stated)) return
      const elapsed = opened.current === undefined ? null : Date.now() - opened.current
      try {
        const client = await fetchedClient()
        const sent = sentValues(shown.fields, stated)
        return settle(await purpose.send({ values: sent, confirmed, topic, elapsed, client }))
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
