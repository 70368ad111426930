import type { TObject, TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { Random } from '../../bench/support/random.ts'
import { inputReader } from '../../src/api/operations/read-input.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { operations } from '../../src/contract/operations/operations.ts'
import { validInput } from '../support/fuzz/valid-inputs.ts'

type Node = TSchema & {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

interface Text {
  readonly operation: string
  readonly part: 'params' | 'query' | 'body'
  readonly field: string
  readonly schema: TObject
  readonly valid: Readonly<Record<string, unknown>>
}

const texts = Object.entries<Operation>(operations).flatMap(([name, operation]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => textsOf(name, operation, part)),
)

function textsOf(name: string, operation: Operation, part: Text['part']): Text[] {
  const schema = operation[part]
  if (schema === undefined) return []
  return Object.entries(schema.properties as Readonly<Record<string, Node>>)
    .filter(([, field]) => holdsText(field))
    .map(([field]) => ({
      operation: name,
      part,
      field,
      schema,
      valid: validInput(new Random(1), operation, schema),
    }))
}

function holdsText({ type, properties = {}, items, anyOf = [] }: Node): boolean {
  const parts = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf]
  return type === 'string' || parts.some(holdsText)
}

test('the contract has text fields', () => {
  expect(texts.length).toBeGreaterThan(20)
})

test.each(['bit\u0000coin', '\u001B[2J', '\u0085', 'a\uD800', '\uDC00'])(
  'no text field of any operation accepts %j',
  (hostile) => {
    const taken = texts.filter(({ part, field, schema, valid }) => {
      const read = inputReader(schema, part === 'body' ? 'body' : 'url')
      expect(read(valid)).toHaveProperty('value')
      return 'value' in read({ ...valid, [field]: hostile })
    })
    expect(taken.map(({ operation, field }) => `${operation}.${field}`)).toEqual([])
  },
)

test('only text fields that are declared so accept line breaks', () => {
  const taken = texts.filter(
    ({ part, field, schema, valid }) =>
      'value' in inputReader(schema, part === 'body' ? 'body' : 'url')({ ...valid, [field]: 'one\n\ttwo' }),
  )
  expect(taken.map(({ operation, field }) => `${operation}.${field}`)).toEqual([
    'sendContact.message',
    'addEvent.description',
    'correctEvent.description',
    'reportFailure.message',
    'reportFailure.response',
  ])
})
