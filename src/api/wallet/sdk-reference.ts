import type { TSchema } from 'typebox'
import type { Operation } from '../../contract/operations/operation.ts'
import { walletOperations } from '../../contract/operations/wallet.operations.ts'
import { problemCatalogue, type ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { wordsFor } from '../words/words-for.ts'

const names = [
  'askForPayment',
  'getPaymentRequest',
  'sendTransfer',
  'getPayment',
  'listTransactions',
  'listWalletAssets',
] as const satisfies readonly (keyof typeof walletOperations)[]

const commonProblems = ['invalid_input', 'too_many_requests', 'database_away'] as const

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

interface Fields {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

export function sdkReference(language: Language) {
  const declared: readonly (readonly [string, Operation])[] = names.map((name) => [
    name,
    walletOperations[name],
  ])
  const codes = new Set<ProblemCode>([
    ...commonProblems,
    ...declared.flatMap(([, { problems = [] }]) => problems),
  ])
  const titles = wordsFor(language, 'problems')
  return {
    operations: declared.map(([name, { method, path, params, query, body, reply }]) => ({
      name,
      method,
      path,
      given: [params, query, body].flatMap((schema) => fieldsOf(schema, language)),
      answered: fieldsOf(reply, language),
    })),
    problems: [...codes]
      .map((code) => ({ code, status: problemCatalogue[code].status, title: titles[code]() }))
      .toSorted((one, other) => one.status - other.status || one.code.localeCompare(other.code)),
  }
}

function fieldsOf(schema: TSchema | undefined, language: Language) {
  // Texts are keyed by the name of the field, because a name means the same in every operation.
  const meanings: Readonly<Record<string, (() => string) | undefined>> = wordsFor(language, 'sdk-fields')
  const { properties, required = [] } = (schema ?? {}) as Fields
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    type: typeOf(shape),
    is_required: required.includes(name),
    meaning: meanings[name]?.() ?? '',
  }))
}

/** Writes a type for readers: `string, 1–40`, `"paid" | "declined"`, `object[]`. */
function typeOf(shape: Shape): string {
  const { enum: values, anyOf, items, type = 'null' } = shape
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' | ')
  if (items !== undefined) return `${typeOf(items)}[]`
  const [min = 0, max] =
    type === 'string' ? [shape.minLength, shape.maxLength] : [shape.minimum, shape.maximum]
  return max === undefined ? type : `${type}, ${min}–${max}`
}
