import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { precisions, type Precision } from '../../../domain/events/event-time.ts'
import type { SubmissionFault } from '../../../domain/events/submission/stated-event.ts'
import { refusalOf, type FormRefusal } from '../../form/form-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { fetchedClient } from '../../loading/load.ts'
import { readerZone } from '../../reader/reader-zone.ts'
import { never } from '../../reader/use-whole-search.ts'
import { fillForm, formDraft } from '../../form/form-draft.ts'

const eventDraft = formDraft('event-draft')

/** The fields of dates take them as exactly as they are known. */
function fillEvent(
  form: HTMLFormElement,
  draft: Readonly<Record<string, string>>,
  precision: Precision,
): void {
  fillForm(form, draft, (name, text) => (name === 'start' || name === 'end' ? dateAs(text, precision) : text))
}

/** As its field takes it: `2026-04-16` is `2026-04` of a month and midnight of a moment; a month is no day. */
function dateAs(text: string, precision: Precision): string {
  const day = text.slice(0, 'yyyy-MM-dd'.length)
  if (precision === 'month') return text.slice(0, 'yyyy-MM'.length)
  if (day.length < 'yyyy-MM-dd'.length) return ''
  if (precision === 'day') return day
  return text === day ? `${day}T00:00` : text
}

type Candidates = Reply<Operations['addEvent']>['candidates']

type Say = (fault: SubmissionFault) => string

type Outcome = FormRefusal | { readonly kind: 'likely'; readonly candidates: Candidates }

/** The form of an event: what was typed stays until it was taken, whatever happens, and it is sent once. */
export function useEventForm({ onSent, say }: { onSent: (token: string) => void; say: Say }) {
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const { waiting, once } = useSending()
  const [outcome, setOutcome] = useState<Outcome>()
  const [chosen, setPrecision] = useState<Precision>()
  const stored = useSyncExternalStore(never, storedPrecision, () => undefined)
  const precision = chosen ?? stored ?? 'day'
  // The fields of dates are others for each precision.
  useEffect(() => {
    const draft = eventDraft.stored()
    // The draft says how exactly its dates are known; the fields for that come next.
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
      const reply = await sendEvent({ form: form.current, confirmed, say })
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

interface Sending {
  readonly form: HTMLFormElement
  readonly confirmed: boolean
  readonly say: Say
}

/** The token that opens it once it was taken, or what stands against it: told at once where the browser can tell. */
async function sendEvent({ form, confirmed, say }: Sending): Promise<string | Outcome> {
  const fields = Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>
  const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''))
  const stated = { ...filled, zone: readerZone() }
  const { checkSubmission } = await import('../../../domain/events/submission/event-submission.ts')
  const checked = checkSubmission(stated, Date.now())
  if ('faults' in checked) {
    return { kind: 'faults', faults: checked.faults.map((fault) => ({ ...fault, message: say(fault) })) }
  }
  try {
    const client = await fetchedClient()
    const reply = await client.addEvent({ ...stated, confirmed })
    return reply.token ?? { kind: 'likely', candidates: reply.candidates }
  } catch (error) {
    return refusalOf(error)
  }
}
