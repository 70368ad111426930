import { redirect } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import { checkContact } from '../../../domain/contact/contact-message.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { refusalOf, type FormRefusal } from '../../form/form-refusal.ts'
import { loadedMessages } from '../../i18n/loaded-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import type { PostedForm } from '../../loading/posted-form.ts'
import type { ContactValues } from './contact-values.ts'
import { faultText } from './fault-text.ts'

export type PostedMessage = { readonly values: ContactValues } & (
  | { readonly kind: 'again' }
  | { readonly kind: 'check'; readonly ticket: string }
  | FormRefusal
)

interface AnswerPostedRequest {
  readonly posted: PostedForm
  readonly client: Client
  readonly language: Language
  /** The address to redirect to after the message was sent. */
  readonly onSent: string
}

/** Handles a submit without scripts: the first one shows the message for confirmation, the second sends it. Both report faults. */
export async function answerPosted({
  posted,
  client,
  language,
  onSent,
}: AnswerPostedRequest): Promise<PostedMessage> {
  const { fields, ticket, sending, answerWith } = posted
  const { purpose = '', name = '', url = '', email = '', message = '', item = '', topic = '' } = fields
  const values = { purpose, name, url, email, message, item, topic }
  if (fields['change'] !== undefined) return { kind: 'again', values }
  const checked = checkContact(values)
  if ('faults' in checked) {
    answerWith(400)
    const words = {
      contact: loadedMessages(language, 'contact'),
      common: loadedMessages(language, 'field-errors'),
    }
    const faults = checked.faults.map((fault) => ({ ...fault, message: faultText(fault, words) }))
    return { kind: 'faults', faults, values }
  }
  if (sending === undefined) return { kind: 'check', ticket, values }
  try {
    await client.sendContact({ ...values, sending })
  } catch (error) {
    answerWith(isHttpFailure(error) ? error.status : 500)
    return { ...refusalOf(error), values }
  }
  throw redirect(onSent, 303)
}
