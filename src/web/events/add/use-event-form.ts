import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { Precision } from '../../../domain/events/event-time.ts'
import { submissionFields } from '../../../domain/events/submission/stated-event.ts'
import { fillForm, formDraft } from '../../form/form-draft.ts'
import { refusalOf } from '../../form/form-refusal.ts'
import { textsOf, useTextForm, type Texts } from '../../form/outcome/use-text-form.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { never } from '../../reader/use-whole-search.ts'
import type { LoadedAddEvent } from './add-event.load.ts'
import { eventFaults } from './event-faults.ts'
import { dateAs, readPrecision, statedEvent } from './event-values.ts'

const eventDraft = formDraft('event-draft')

function fillEvent(form: HTMLFormElement, draft: Texts, precision: Precision): void {
  // The zone belongs to the dates as they were typed last.
  const { zone: _, ...typed } = draft
  fillForm(form, typed, (name, text) => (name === 'start' || name === 'end' ? dateAs(text, precision) : text))
}

type Candidates = Reply<Operations['addEvent']>['candidates']

type SubmissionOutcome = { readonly kind: 'likely'; readonly candidates: Candidates }

interface EventFormDeps {
  readonly posted: LoadedAddEvent['message']
  readonly onSent: (token: string) => void
}

export function useEventForm({ posted, onSent }: EventFormDeps) {
  const words = { event: useMessages('event'), common: useMessages('field-errors') }
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const sending = useRef<string>(undefined)
  const { waiting, once } = useSending()
  const first = posted?.kind === 'faults' || posted?.kind === 'refused' ? posted : undefined
  const { outcome, faults, field, settle, edited, isFaultless } = useTextForm<SubmissionOutcome>({
    form: 'event',
    names: submissionFields,
    find: (texts) => eventFaults(statedEvent(texts), Date.now(), words),
    first,
  })
  const [chosen, setPrecision] = useState(() => readPrecision(posted?.values['precision']))
  const stored = useSyncExternalStore(never, storedPrecision, () => undefined)
  const precision = chosen ?? stored ?? 'day'
  const storeTyped = () => {
    if (form.current !== null && !isFilling.current) eventDraft.store(form.current)
  }
  const choosePrecision = (next: Precision) => {
    storeTyped()
    setPrecision(next)
  }
  useLayoutEffect(() => {
    // Chosen before the page was hydrated: the server writes `day`.
    const early = form.current === null ? undefined : readPrecision(textsOf(form.current)['precision'])
    if (early !== undefined && early !== 'day' && chosen === undefined) choosePrecision(early)
    // Only once: afterwards the choice is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Events known to the month, the day or the hour have different date inputs, so the dates of the draft are filled in again when
  // the precision changes.
  useEffect(() => {
    const draft = eventDraft.stored()
    // Waits if the draft has another precision: this effect runs again once the inputs for that precision are rendered.
    if (form.current === null || (draft['precision'] ?? precision) !== precision) return
    isFilling.current = true
    fillEvent(form.current, draft, precision)
    isFilling.current = false
  }, [precision])

  const send = (confirmed: boolean) =>
    once(async () => {
      if (form.current === null) return
      const texts = textsOf(form.current)
      if (!isFaultless(texts)) return
      // The same for every retry, so that a retry after a lost answer makes no second submission.
      sending.current ??= crypto.randomUUID()
      try {
        const stated = { ...statedEvent(texts), confirmed, sending: sending.current }
        const { token, candidates } = await (await fetchedClient()).addEvent(stated)
        if (token === null) return settle({ kind: 'likely', candidates })
        eventDraft.forget()
        onSent(token)
      } catch (error) {
        settle(refusalOf(error))
      }
    })
  return {
    form,
    waiting,
    outcome,
    faults,
    field,
    /** Whether the outcome is that of a form that was posted without scripts. */
    isPosted: outcome !== undefined && outcome === first,
    precision,
    choosePrecision,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      storeTyped()
      if (!isFilling.current) edited(event)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send(false)
    },
    confirm: () => void send(true),
    takeBack: () => settle(undefined),
  }
}

function storedPrecision(): Precision | undefined {
  return readPrecision(eventDraft.stored()['precision'])
}
