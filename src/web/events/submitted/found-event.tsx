import { lazy } from 'react'
import { submittedEventPath } from '../../../words/addresses/event-addresses.ts'
import { FoundSubmission } from '../../form/submission/submission-found.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import type { LoadedSubmission } from './submitted.load.ts'

const EventEditor = lazy(() => import('./event-editor.tsx'))

export default function FoundEvent({ submission, form }: { submission: LoadedSubmission; form: string }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const own = useMessages('submission/page')
  const { event, when, standing, href } = submission
  const { time, zone } = when
  return (
    <FoundSubmission
      area="event"
      standing={standing}
      shown={{ href, text: t.toEvent() }}
      form={form}
      pathOf={submittedEventPath}
      facts={[
        { name: t.titleField(), text: event.title },
        { name: t.type(), text: types[event.type]() },
        { name: t.token(), text: event.token },
        { name: t.when(), text: zone === null ? time : own.inZone({ time, zone }) },
        { name: t.placeField(), text: event.place },
        { name: t.proofField(), text: event.proof },
        { name: t.text(), text: event.description },
      ]}
      withdraw={(client, token) => client.withdrawEventSubmission({ submission_token: token })}
      renderEditor={(back) => <EventEditor submission={submission} back={back} />}
    />
  )
}
