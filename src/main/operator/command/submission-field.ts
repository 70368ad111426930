import type { Decided } from '../../../api/submissions/decided-version.ts'
import {
  readReceipt,
  receiptLetters,
  type SubmissionKind,
} from '../../../domain/kernel/submission/receipt.ts'
import { required, type Field } from './field.ts'
import { WrongArguments } from './wrong-arguments.ts'

const things = { event: 'events', project: 'submissions' } as const

/** The receipt number of a submission, as the sender knows it (`E12`) or a list shows it (`E12.2`); the letter may be left out. */
export function submissionField(kind: SubmissionKind): Field<Decided> {
  const thing = things[kind]
  const missing = `Say the number of a submission, such as ${receiptLetters[kind]}12, as ${thing} list shows it.`
  return required('NUMBER', missing, (word) => {
    const receipt = readReceipt(word, kind)
    if (receipt === undefined) throw new WrongArguments(missing)
    const { id, version } = receipt
    if (receipt.kind !== kind)
      throw new WrongArguments(`${word} is one of ${things[receipt.kind]}, not of ${thing}.`)
    return { id, version }
  })
}
