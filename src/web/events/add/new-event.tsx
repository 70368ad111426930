import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { submittedEventPath } from '../../../words/addresses/event-addresses.ts'
import { formDraft, type Draft } from '../../form/form-draft.ts'
import { arrival, rememberSent } from '../../form/submission/sent-submissions.ts'
import { useLinks } from '../../reader/use-links.ts'
import type { LoadedAddEvent } from './add-event.load.ts'
import EventForm from './event-form.tsx'
import type { EventFormPurpose } from './use-event-form.ts'

const nothing: EventFormPurpose['first'] = {}
const eventDraft = formDraft('event-draft')

interface NewEventProps {
  readonly posted?: LoadedAddEvent['message']
  readonly draft?: Draft
  /** What was sent before and refused or withdrawn. */
  readonly first?: EventFormPurpose['first']
}

export default function NewEvent({ posted, draft = eventDraft, first = nothing }: NewEventProps) {
  const navigate = useNavigate()
  const links = useLinks()
  const sending = useRef<string>(undefined)
  const send: EventFormPurpose['send'] = async ({ stated, confirmed, client }) => {
    // The same for every retry, so that a retry after a lost answer makes no second submission.
    sending.current ??= crypto.randomUUID()
    const request = { ...stated, confirmed, sending: sending.current }
    const { candidates, token, receipt } = await client.addEvent(request)
    if (token === null || receipt === null) return { kind: 'likely', candidates }
    draft.forget()
    rememberSent(receipt, { token, email: stated.email ?? '' })
    await navigate(links.inside(submittedEventPath({ receipt })), { state: arrival })
    return undefined
  }
  return <EventForm posted={posted} purpose={{ draft, first, send }} />
}
