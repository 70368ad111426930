import { checkSubmission } from '../../../domain/events/submission/event-submission.ts'
import type { StatedEvent, SubmissionFault } from '../../../domain/events/submission/stated-event.ts'
import type { Messages } from '../../../words/dictionary.ts'
import type { FieldFault } from '../../form/form-refusal.ts'

export interface EventWords {
  readonly event: Messages<'event'>
  readonly common: Messages<'field-errors'>
}

export function eventFaults(stated: StatedEvent, now: number, words: EventWords): readonly FieldFault[] {
  const checked = checkSubmission(stated, now)
  if (!('faults' in checked)) return []
  return checked.faults.map((fault) => ({ field: fault.field, message: faultText(fault, words) }))
}

function faultText({ field, code, limit }: SubmissionFault, { event, common }: EventWords): string {
  const labels = { ...eventLabels(event), zone: event.start() }
  return common[isCode(code, common) ? code : 'invalid']({ field: labels[field], limit: String(limit ?? '') })
}

/** The labels of the fields in the order of the page. */
export function eventLabels(t: Messages<'event'>) {
  return {
    type: t.type(),
    token: t.token(),
    title: t.titleField(),
    precision: t.precision(),
    start: t.start(),
    end: t.end(),
    place: t.placeField(),
    proof: t.proofField(),
    description: t.text(),
    email: t.email(),
  }
}

function isCode(code: string, words: Messages<'field-errors'>): code is keyof Messages<'field-errors'> {
  return Object.hasOwn(words, code)
}
