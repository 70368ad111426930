import { redirect } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { answerPosted, type PostedOutcome } from '../../form/posted/answer-posted.ts'
import { loadedMessages } from '../../i18n/loaded-messages.ts'
import type { PostedForm } from '../../loading/posted-form.ts'
import { contactFaults } from './contact-faults.ts'
import type { ContactValues } from './contact-values.ts'

export type PostedMessage = PostedOutcome<ContactValues>

interface PostedContact {
  readonly posted: PostedForm
  readonly client: Client
  readonly language: Language
  /** The address to redirect to after the message was sent. */
  readonly onSent: string
}

export function answerContact({ posted, client, language, onSent }: PostedContact): Promise<PostedMessage> {
  const { purpose = '', name = '', url = '', email = '', message = '', item = '', topic = '' } = posted.fields
  const values = { purpose, name, url, email, message, item, topic }
  const words = {
    contact: loadedMessages(language, 'contact'),
    common: loadedMessages(language, 'field-errors'),
  }
  return answerPosted({
    posted,
    values,
    faults: contactFaults(values, words),
    async send(sending): Promise<never> {
      await client.sendContact({ ...values, sending })
      throw redirect(onSent, 303)
    },
  })
}
