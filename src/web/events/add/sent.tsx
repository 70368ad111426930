import { submittedEventPath } from '../../../words/addresses/event-addresses.ts'
import { SubmissionReceived } from '../../form/submission/submission-received.tsx'

export default function Sent({ token, onMore }: { token: string; onMore: () => void }) {
  return (
    <SubmissionReceived
      area="event"
      path={submittedEventPath(token)}
      className="grid gap-5"
      onMore={onMore}
    />
  )
}
