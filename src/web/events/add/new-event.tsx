import { useNavigate } from 'react-router'
import { submittedEventPath } from '../../../words/addresses/event-addresses.ts'
import { formDraft, type Draft } from '../../form/form-draft.ts'
import { arrival, rememberSent } from '../../form/submission/sent-submissions.ts'
import { useLinks } from '../../reader/use-links.ts'
import EventForm from './event-form.tsx'
import type { EventFormPurpose } from './use-event-form.ts'

const nothing: EventFormPurpose['first'] = {}
const eventDraft = formDraft('event-draft')

interface NewEventProps {
  readonly draft?: Draft
  /** What was sent before and refused or withdrawn. */
  readonly first?: EventFormPurpose['first']
}

export default function NewEvent({ draft = eventDraft, first = nothing }: NewEventProps) {
  const navigate = useNavigate()
  const links = useLinks()
  const send: EventFormPurpose['send'] = async ({ stated, confirmed, client }) => {
    const { candidates, token, receipt } = await client.addEvent({ ...stated, confirmed })
    if (token === null || receipt === null) return { kind: 'likely', candidates }
    draft.forget()
    rememberSent(receipt, { token, email: stated['email'] ?? '' })
    await navigate(links.inside(submittedEventPath({ receipt })), { state: arrival })
    return undefined
  }
  return <EventForm purpose={{ draft, first, send }} />
}
