import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { Precision } from '../../../domain/events/event-time.ts'
import { submissionFields } from '../../../domain/events/submission/stated-event.ts'
import { fillForm, type Draft } from '../../form/form-draft.ts'
import { refusalOf } from '../../form/form-refusal.ts'
import { textsOf, useTextForm, type Texts } from '../../form/outcome/use-text-form.ts'
import type { Changed } from '../../form/submission/changed-notice.tsx'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { never } from '../../reader/use-whole-search.ts'
import type { LoadedAddEvent } from './add-event.load.ts'
import { eventFaults } from './event-faults.ts'
import { dateAs, readPrecision, statedEvent } from './event-values.ts'

/** What one form is for: a new event, a correction, or an event that is sent again. */
export interface EventFormPurpose {
  readonly draft: Draft
  /** What the form is filled with unless this tab has a draft. */
  readonly first: Texts
  /** Sends what was stated. Returns undefined once it is stored, otherwise what the sender has to decide. */
  readonly send: (request: SendRequest) => Promise<Decision | undefined>
}

interface SendRequest {
  readonly stated: ReturnType<typeof statedEvent>
  /** True: the sender confirms that the event is none of the likely duplicates. */
  readonly confirmed: boolean
  readonly client: Client
}

type Candidates = Reply<Operations['addEvent']>['candidates']

type Decision = { readonly kind: 'likely'; readonly candidates: Candidates } | Changed

function filledIn({ draft, first }: EventFormPurpose): Texts {
  const typed = draft.stored()
  return Object.keys(typed).length > 0 ? typed : first
}

function fillEvent(form: HTMLFormElement, draft: Texts, precision: Precision): void {
  // The zone belongs to the dates as they were typed last.
  const { zone: _, ...typed } = draft
  fillForm(form, typed, (name, text) => (name === 'start' || name === 'end' ? dateAs(text, precision) : text))
}

interface EventFormDeps {
  readonly posted: LoadedAddEvent['message'] | undefined
  readonly purpose: EventFormPurpose
}

export function useEventForm({ posted, purpose }: EventFormDeps) {
  const words = { event: useMessages('event'), common: useMessages('field-errors') }
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const { waiting, once } = useSending()
  const first = posted?.kind === 'faults' || posted?.kind === 'refused' ? posted : undefined
  const { outcome, faults, field, settle, edited, isFaultless } = useTextForm<Decision>({
    form: 'event',
    names: submissionFields,
    find: (texts) => eventFaults(statedEvent(texts), Date.now(), words),
    first,
  })
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const day = query.get('day')
  const [chosen, setPrecision] = useState(() =>
    day === null ? readPrecision(posted?.values['precision']) : 'day',
  )
  const stored = useSyncExternalStore(
    never,
    () => readPrecision(filledIn(purpose)['precision']),
    () => undefined,
  )
  const precision = chosen ?? stored ?? 'day'
  const storeTyped = () => {
    if (form.current !== null && !isFilling.current) purpose.draft.store(form.current)
  }
  const choosePrecision = (next: Precision) => {
    storeTyped()
    setPrecision(next)
  }
  useLayoutEffect(() => {
    // Chosen before the page was hydrated: the server writes `day`.
    const early = form.current === null ? undefined : readPrecision(textsOf(form.current)['precision'])
    if (early !== undefined && early !== precision && chosen === undefined) choosePrecision(early)
    // Only once: afterwards the choice is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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

  const send = (confirmed: boolean) =>
    once(async () => {
      if (form.current === null) return
      const texts = textsOf(form.current)
      if (!isFaultless(texts)) return
      try {
        const client = await fetchedClient()
        settle(await purpose.send({ stated: statedEvent(texts), confirmed, client }))
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

/** A draft on the day of the address, on which a reader has pressed in the calendar. */
function onDay(draft: Texts, day: string | null): Texts {
  return day === null ? draft : { ...draft, precision: 'day', start: day, end: '' }
}
