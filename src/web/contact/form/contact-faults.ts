import {
  checkContact,
  sentenceOf,
  type ContactFault,
  type StatedMessage,
} from '../../../domain/contact/contact-message.ts'
import type { Messages } from '../../../words/dictionary.ts'
import type { FieldFault } from '../../form/form-refusal.ts'

interface FaultWords {
  readonly contact: Messages<'contact'>
  readonly common: Messages<'field-errors'>
}

export function contactFaults(stated: StatedMessage, words: FaultWords): readonly FieldFault[] {
  const checked = checkContact(stated)
  if (!('faults' in checked)) return []
  return checked.faults.map((fault) => ({ field: fault.field, message: faultText(fault, words) }))
}

function faultText(fault: ContactFault, { contact, common }: FaultWords): string {
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
