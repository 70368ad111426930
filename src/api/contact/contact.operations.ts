import { randomUUID } from 'node:crypto'
import { Refusal, type FieldError } from '../../contract/problems/problem.ts'
import { looksAutomatic } from '../../domain/contact/automatic.ts'
import { checkContact, sentenceOf, type ContactFault } from '../../domain/contact/contact-message.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { wordsFor } from '../words/words-for.ts'
import { receiveMessage, type ReceiveMessageDeps } from './receive-message.ts'

export function implementContact(deps: ReceiveMessageDeps): Pick<Implementations, 'sendContact'> {
  return {
    async sendContact({ item, topic, elapsed, sending, ...stated }, { language, address = '' }) {
      const checked = checkContact(stated)
      if ('faults' in checked) {
        const errors = checked.faults.map((fault) => errorOf(fault, language))
        throw new Refusal('invalid_input', { errors })
      }
      await receiveMessage(
        {
          message: checked.message,
          itemId: isOfferingId(item ?? '') ? (item ?? null) : null,
          sending: (sending ?? '') === '' ? randomUUID() : String(sending),
          isAutomatic: looksAutomatic({ trap: topic, elapsed }),
          caller: address,
          language,
        },
        deps,
      )
      return { status: 'received' }
    },
  }
}

function errorOf(fault: ContactFault, language: Language): FieldError {
  const error = fieldError({ ...fault, language })
  const sentence = sentenceOf(fault)
  return sentence === undefined ? error : { ...error, message: wordsFor(language, 'contact')[sentence]() }
}
