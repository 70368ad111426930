import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { precisions, type Precision } from '../../../domain/events/event-time.ts'
import type { SubmissionFault } from '../../../domain/events/submission/stated-event.ts'
import { fillForm, formDraft } from '../../form/form-draft.ts'
import { refusalOf, type FormRefusal } from '../../form/form-refusal.ts'
import { useSending } from '../../form/use-sending.ts'
import { fetchedClient } from '../../loading/load.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import { never } from '../../reader/use-whole-search.ts'

const eventDraft = formDraft('event-draft')

function fillEvent(
  form: HTMLFormElement,
  draft: Readonly<Record<string, string>>,
  precision: Precision,
): void {
  fillForm(form, draft, (name, text) => (name === 'start' || name === 'end' ? dateAs(text, precision) : text))
}

/**
 * Converts a date to the input of another precision: `2026-04-16` becomes `2026-04` for a month and `2026-04-16T00:00` for an
 * hour. A month names no day, so for a day or an hour it becomes empty.
 */
function dateAs(text: string, precision: Precision): string {
  const day = text.slice(0, 'yyyy-MM-dd'.length)
  if (precision === 'month') return text.slice(0, 'yyyy-MM'.length)
  if (day.length < 'yyyy-MM-dd'.length) return ''
  if (precision === 'day') return day
  return text === day ? `${day}T00:00` : text
}

type Candidates = Reply<Operations['addEvent']>['candidates']

type DescribeFault = (fault: SubmissionFault) => string

type SubmissionOutcome = FormRefusal | { readonly kind: 'likely'; readonly candidates: Candidates }

export function useEventForm({
  onSent,
  describeFault,
}: {
  onSent: (token: string) => void
  describeFault: DescribeFault
}) {
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const { waiting, once } = useSending()
  const [outcome, setOutcome] = useState<SubmissionOutcome>()
  const [chosen, setPrecision] = useState<Precision>()
  const stored = useSyncExternalStore(never, storedPrecision, () => undefined)
  const precision = chosen ?? stored ?? 'day'
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
  const storeTyped = () => {
    if (form.current !== null && !isFilling.current) eventDraft.store(form.current)
  }

  const send = (confirmed: boolean) =>
    once(async () => {
      if (form.current === null) return
      const reply = await sendEvent({ form: form.current, confirmed, describeFault })
      if (typeof reply !== 'string') return setOutcome(reply)
      eventDraft.forget()
      return onSent(reply)
    })
  return {
    form,
    waiting,
    outcome,
    precision,
    choosePrecision: (next: Precision) => {
      storeTyped()
      setPrecision(next)
    },
    onInput: storeTyped,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send(false)
    },
    confirm: () => void send(true),
    takeBack: () => setOutcome(undefined),
  }
}

function storedPrecision(): Precision | undefined {
  const stored = eventDraft.stored()['precision']
  return precisions.find((one) => one === stored)
}

interface SendRequest {
  readonly form: HTMLFormElement
  readonly confirmed: boolean
  readonly describeFault: DescribeFault
}

async function sendEvent({
  form,
  confirmed,
  describeFault,
}: SendRequest): Promise<string | SubmissionOutcome> {
  const fields = Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>
  const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''))
  const stated = { ...filled, zone: readerZone() }
  const { checkSubmission } = await import('../../../domain/events/submission/event-submission.ts')
  const checked = checkSubmission(stated, Date.now())
  if ('faults' in checked) {
    return {
      kind: 'faults',
      faults: checked.faults.map((fault) => ({ ...fault, message: describeFault(fault) })),
    }
  }
  try {
    const client = await fetchedClient()
    const reply = await client.addEvent({ ...stated, confirmed })
    return reply.token ?? { kind: 'likely', candidates: reply.candidates }
  } catch (error) {
    return refusalOf(error)
  }
}
