import { textKeys } from '../../../domain/events/event.ts'
import { languages } from '../../../domain/kernel/site/language.ts'
import { submissionReviews } from '../../../domain/kernel/submission/submission-review.ts'
import { choice, flag, optional, required } from '../command/field.ts'
import { reasonOption } from '../command/reason-option.ts'
import { submissionField } from '../command/submission-field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

const submission = submissionField('event')
const event = required('EVENT_ID', 'Say the id of an event.')

const editedFields = ['token', 'type', 'start', 'end', 'place', 'proof', ...textKeys] as const
const editOptions = Object.fromEntries(editedFields.map((name) => [name, optional('TEXT')]))

const load = () => import('./run-events.ts')

export const events: Thing = {
  help: 'Events that people have submitted, and events of the calendar.',
  verbs: {
    list: verb({
      help: 'Lists submissions that wait for review, the oldest first. --review selects those of another state.',
      options: { review: choice(submissionReviews, '--review'), json: flag },
      run: async (input, deps) => (await load()).listSubmissions(input, deps),
    }),
    show: verb({
      help: 'Shows a submission, what its sender has corrected, and the events of the calendar that it probably duplicates.',
      id: submission,
      run: async (input, deps) => (await load()).showSubmission(input, deps),
    }),
    edit: verb({
      help: `Changes fields of a submission that waits for review; an empty text removes the field. Fields: token, type,
start, end, proof, title, description, place; --title_ja, for example, sets the text of one language
(${languages.join(', ')}).`,
      id: submission,
      options: editOptions,
      usage: 'NUMBER --FIELD TEXT …',
      check(input) {
        const { id: _, ...changes } = input
        if (Object.values(changes).every((text) => text === undefined))
          throw new WrongArguments('Say what to change, such as --title TEXT.')
      },
      run: async (input, deps) => (await load()).editFields(input, deps),
    }),
    approve: verb({
      help: 'Publishes a submission as an event; of a corrected one say which version you read, such as E12.2. The sender gets a mail if the submission has an address.',
      id: submission,
      run: async (input, deps) => (await load()).approve(input, deps),
    }),
    refuse: verb({
      help: 'Refuses a submission. The sender reads the reason word for word, and gets a mail if the submission has an address.',
      id: submission,
      options: { reason: reasonOption },
      run: async (input, deps) => (await load()).refuse(input, deps),
    }),
    withdraw: verb({
      help: 'Removes an event that will not take place from the calendar; calendars of subscribers show it as cancelled.',
      id: event,
      run: async (input, deps) => (await load()).withdraw(input, deps),
    }),
    restore: verb({
      help: 'Puts a withdrawn event back into the calendar.',
      id: event,
      run: async (input, deps) => (await load()).restore(input, deps),
    }),
  },
}
