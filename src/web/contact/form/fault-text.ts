import { sentenceOf, type ContactFault } from '../../../domain/contact/contact-message.ts'
import type { Messages } from '../../../words/dictionary.ts'

interface FaultWords {
  readonly contact: Messages<'contact'>
  readonly common: Messages<'field-errors'>
}

export function faultText(fault: ContactFault, { contact, common }: FaultWords): string {
  const sentence = sentenceOf(fault)
  if (sentence !== undefined) return contact[sentence]()
  const { field, code, limit } = fault
  const labels = {
    purpose: contact.purpose,
    name: contact.name,
    url: contact.url,
    email: contact.email,
    message: contact.message,
  }
  return common[code === 'maxLength' || code === 'characters' ? code : 'invalid']({
    field: labels[field](),
    limit: String(limit ?? ''),
  })
}
