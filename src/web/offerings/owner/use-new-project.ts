import { useEffect, useMemo, useRef, useState } from 'react'
import type { Client } from '../../../contract/calls/client.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { checkForm } from '../../../domain/kernel/form/check-form.ts'
import { isEmptyValue, type FormValues } from '../../../domain/kernel/form/form.ts'
import { faultWords } from '../../form/fields/fault-words.ts'
import { atFields } from '../../form/fields/field-faults.ts'
import { sentValues, type ShownForm } from '../../form/fields/shown-form.ts'
import { refusalOf, type FormRefusal } from '../../form/form-refusal.ts'
import type { Changed } from '../../form/submission/changed-notice.tsx'
import { useSending } from '../../form/use-sending.ts'
import type { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useFormState } from './use-form-state.ts'

export type Candidates = Reply<Operations['submitProject']>['candidates']

type Outcome = FormRefusal | { readonly kind: 'uploading' } | Likely | Changed

interface Likely {
  readonly kind: 'likely'
  readonly candidates: Candidates
}

/** What one form is for: a new project, a correction, or a project that is sent again. */
export interface ProjectFormPurpose {
  readonly draft: ReturnType<typeof valuesDraft>
  /** What the form is filled with unless this tab has a draft. */
  readonly first: FormValues
  /** Sends what was stated. Returns undefined once it is stored, otherwise what the sender has to decide. */
  readonly send: (request: SendRequest) => Promise<Likely | Changed | undefined>
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
  readonly purpose: ProjectFormPurpose
}

export function useNewProject({ shown, purpose }: Deps) {
  const { draft } = purpose
  const words = useMessages('form-errors')
  const { waiting, once } = useSending()
  const [outcome, setOutcome] = useState<Outcome>()
  const [before] = useState(() => draft.stored()?.values ?? purpose.first)
  /** When the empty form was opened; undefined for a form that was filled already, because its typing time is unknown. */
  const opened = useRef<number>(undefined)
  useEffect(() => {
    if (Object.keys(before).length === 0) opened.current = Date.now()
  }, [before])
  const { form, values, state, goTo } = useFormState({
    fields: shown.fields,
    first: () => before,
    outcome,
  })
  const stated = useMemo(() => filledValues(values), [values])
  useEffect(() => draft.store({ base: {}, values: stated }), [draft, stated])

  const send = (input: { confirmed: boolean; topic: string; isUploading: boolean }) =>
    once(async () => {
      const { confirmed, topic } = input
      if (input.isUploading) return setOutcome({ kind: 'uploading' })
      const found = checkForm(form, stated).map(faultWords(shown.fields, words))
      if (found.length > 0) return setOutcome({ kind: 'faults', faults: found })
      const elapsed = opened.current === undefined ? null : Date.now() - opened.current
      try {
        const client = await fetchedClient()
        const sent = sentValues(shown.fields, stated)
        return setOutcome(await purpose.send({ values: sent, confirmed, topic, elapsed, client }))
      } catch (error) {
        return setOutcome(atFields(refusalOf(error)))
      }
    })
  return { waiting, outcome, state, goTo, send, takeBack: () => setOutcome(undefined) }
}

function filledValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value)))
}
