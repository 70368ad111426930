import { submittedEventPath } from '../../../words/addresses/event-addresses.ts'
import { TakenSubmission } from '../../form/submission/taken-submission.tsx'

export default function Sent({ token, onMore }: { token: string; onMore: () => void }) {
  return (
    <TakenSubmission area="event" path={submittedEventPath(token)} className="grid gap-5" onMore={onMore} />
  )
}
