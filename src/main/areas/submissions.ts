import type { MailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import { submissionsJobs } from '../../api/submissions/submissions.jobs.ts'
import { waitingMail } from '../../api/submissions/submissions.mails.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

/** Notifies the operator of what waits for a review. Without an address of the operator there is nothing to do. */
export function openSubmissions(
  { config: { operatorEmail, sellers } }: Foundation,
  { queue }: { readonly queue: MailQueue },
) {
  const jobs =
    operatorEmail === null
      ? []
      : submissionsJobs({ queue, mailOf: (waiting) => waitingMail(waiting, { operatorEmail, sellers }) })
  return { name: 'submissions', operations: {}, jobs } satisfies Area
}
