import { submissionReviews } from '../../../domain/kernel/submission/submission-review.ts'
import { choice, flag } from '../command/field.ts'
import { reasonOption } from '../command/reason-option.ts'
import { submissionField } from '../command/submission-field.ts'
import { verb, type Thing } from '../command/verb.ts'

const submission = submissionField('project')

const load = () => import('./run-submissions.ts')

export const submissions: Thing = {
  help: 'Projects that people have submitted for the list.',
  verbs: {
    list: verb({
      help: 'Lists submissions that wait for review, the oldest first. --review selects those of another state.',
      options: { review: choice(submissionReviews, '--review'), json: flag },
      run: async (input, deps) => (await load()).listSubmissions(input, deps),
    }),
    show: verb({
      help: 'Shows a submission, what its sender has corrected, and how it differs from the entries that it probably duplicates.',
      id: submission,
      run: async (input, deps) => (await load()).showSubmission(input, deps),
    }),
    approve: verb({
      help: 'Publishes a submission as an entry; of a corrected one say which version you read, such as P7.2. The sender gets a mail; with --key the mail has a link to edit the entry.',
      id: submission,
      options: { key: flag },
      run: async (input, deps) => (await load()).approve(input, deps),
    }),
    refuse: verb({
      help: 'Refuses a submission. The sender gets a mail with the reason, word for word.',
      id: submission,
      options: { reason: reasonOption },
      run: async (input, deps) => (await load()).refuse(input, deps),
    }),
  },
}
