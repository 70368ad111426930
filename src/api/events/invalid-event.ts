import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { fieldError } from '../problems/field-errors.ts'

interface Fault {
  readonly field: string
  readonly code: string
  readonly limit?: number
}

export function invalidEvent(faults: readonly Fault[], language: Language): Refusal {
  return new Refusal('invalid_input', { errors: faults.map((fault) => fieldError({ ...fault, language })) })
}
