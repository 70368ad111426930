import type { SubmissionFault } from '../../../domain/events/submission/stated-event.ts'
import type { Messages } from '../../../words/dictionary.ts'
import { useMessages } from '../../i18n/use-messages.ts'

/** What is wrong with a field, by the name that the form gives it. */
export function useFaultWords(): (fault: SubmissionFault) => string {
  const t = useMessages('event')
  const words = useMessages('field-errors')
  const labels = {
    type: t.type(),
    token: t.token(),
    title: t.titleField(),
    description: t.text(),
    start: t.start(),
    end: t.end(),
    precision: t.precision(),
    zone: t.start(),
    place: t.placeField(),
    proof: t.proofField(),
    email: t.email(),
  }
  return ({ field, code, limit }) =>
    words[isCode(code, words) ? code : 'invalid']({ field: labels[field], limit: String(limit ?? '') })
}

function isCode(code: string, words: Messages<'field-errors'>): code is keyof Messages<'field-errors'> {
  return Object.hasOwn(words, code)
}
