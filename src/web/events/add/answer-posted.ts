import { redirect } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { submissionFields } from '../../../domain/events/submission/stated-event.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { zoneOfLanguage } from '../../../domain/kernel/time/date-format.ts'
import type { Texts } from '../../form/outcome/use-text-form.ts'
import { answerPosted, type PostedOutcome } from '../../form/posted/answer-posted.ts'
import { loadedMessages } from '../../i18n/loaded-messages.ts'
import type { PostedForm } from '../../loading/posted-form.ts'
import { eventFaults } from './event-faults.ts'
import { statedEvent } from './event-values.ts'

type Candidates = Reply<Operations['addEvent']>['candidates']

export type PostedEvent = PostedOutcome<
  Texts,
  { readonly kind: 'likely'; readonly candidates: Candidates; readonly ticket: string }
>

interface PostedEventInput {
  readonly posted: PostedForm
  readonly client: Client
  readonly language: Language
  readonly now: Date
  /** The address of the page that shows the state of a submission. */
  readonly submittedPath: (token: string) => string
}

export function answerEvent({
  posted,
  client,
  language,
  now,
  submittedPath,
}: PostedEventInput): Promise<PostedEvent> {
  const { fields, ticket } = posted
  const values: Texts = Object.fromEntries(submissionFields.map((name) => [name, fields[name] ?? '']))
  const stated = { zone: zoneOfLanguage[language], ...statedEvent(values) }
  const words = {
    event: loadedMessages(language, 'event'),
    common: loadedMessages(language, 'field-errors'),
  }
  return answerPosted({
    posted,
    values,
    faults: eventFaults(stated, now.getTime(), words),
    async send(sending) {
      const confirmed = fields['confirmed'] !== undefined
      const { token, candidates } = await client.addEvent({ ...stated, confirmed, sending })
      if (token !== null) throw redirect(submittedPath(token), 303)
      return { kind: 'likely' as const, candidates, ticket }
    },
  })
}
