import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { precisions, type Precision } from '../../../domain/events/event-time.ts'
import type { SubmissionFault } from '../../../domain/events/submission/stated-event.ts'
import { fillForm, type Draft } from '../../form/form-draft.ts'
import { refusalOf, type FormRefusal } from '../../form/form-refusal.ts'
import type { Changed } from '../../form/submission/changed-notice.tsx'
import { useSending } from '../../form/use-sending.ts'
import { fetchedClient } from '../../loading/load.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import { never } from '../../reader/use-whole-search.ts'

type Fields = Readonly<Record<string, string>>

/** What one form is for: a new event, a correction, or an event that is sent again. */
export interface EventFormPurpose {
  readonly draft: Draft
  /** What the form is filled with unless this tab has a draft. */
  readonly first: Fields
  /** Sends what was stated. Returns undefined once it is stored, otherwise what the sender has to decide. */
  readonly send: (request: SendRequest) => Promise<Likely | Changed | undefined>
}

interface SendRequest {
  readonly stated: Fields
  /** True: the sender confirms that the event is none of the likely duplicates. */
  readonly confirmed: boolean
  readonly client: Client
}

function filledIn({ draft, first }: EventFormPurpose): Fields {
  const typed = draft.stored()
  return Object.keys(typed).length > 0 ? typed : first
}

function fillEvent(form: HTMLFormElement, draft: Fields, precision: Precision): void {
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

interface Likely {
  readonly kind: 'likely'
  readonly candidates: Candidates
}

type SubmissionOutcome = FormRefusal | Likely | Changed

export function useEventForm({
  purpose,
  describeFault,
}: {
  purpose: EventFormPurpose
  describeFault: DescribeFault
}) {
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const { waiting, once } = useSending()
  const [outcome, setOutcome] = useState<SubmissionOutcome>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const day = query.get('day')
  const [chosen, setPrecision] = useState<Precision | undefined>(day === null ? undefined : 'day')
  const stored = useSyncExternalStore(
    never,
    () => precisionOf(filledIn(purpose)),
    () => undefined,
  )
  const precision = chosen ?? stored ?? 'day'
  // Events known to the month, the day or the hour have different date inputs, so the dates of the draft are filled in again when
  // the precision changes.
  const fill = useEffectEvent(() => {
    const draft = onDay(filledIn(purpose), day)
    // Waits if the draft has another precision: this effect runs again once the inputs for that precision are rendered.
    if (form.current === null || (draft['precision'] ?? precision) !== precision) return
    isFilling.current = true
    fillEvent(form.current, draft, precision)
    isFilling.current = false
    if (day === null) return
    // From here on the draft has the day, so that a reload keeps what the reader makes of it.
    purpose.draft.store(form.current)
    query.delete('day')
    void navigate(query.size === 0 ? pathname : `${pathname}?${query}`, {
      replace: true,
      preventScrollReset: true,
    })
  })
  useEffect(() => fill(), [precision])
  const storeTyped = () => {
    if (form.current !== null && !isFilling.current) purpose.draft.store(form.current)
  }

  const send = (confirmed: boolean) =>
    once(async () => {
      if (form.current === null) return
      setOutcome(await sendEvent({ form: form.current, confirmed, describeFault, purpose }))
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

/** A draft on the day of the address, on which a reader has pressed in the calendar. */
function onDay(draft: Fields, day: string | null): Fields {
  return day === null ? draft : { ...draft, precision: 'day', start: day, end: '' }
}

function precisionOf(fields: Fields): Precision | undefined {
  return precisions.find((one) => one === fields['precision'])
}

interface SendFormRequest {
  readonly form: HTMLFormElement
  readonly confirmed: boolean
  readonly describeFault: DescribeFault
  readonly purpose: EventFormPurpose
}

async function sendEvent({
  form,
  confirmed,
  describeFault,
  purpose,
}: SendFormRequest): Promise<SubmissionOutcome | undefined> {
  const fields = Object.fromEntries(new FormData(form)) as Fields
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
    return await purpose.send({ stated, confirmed, client: await fetchedClient() })
  } catch (error) {
    return refusalOf(error)
  }
}
