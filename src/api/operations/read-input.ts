import type { FastifyError } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Operation } from '../../contract/operations/operation.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { linesKeyword } from '../../contract/shapes/wire.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import { fieldError } from '../problems/field-errors.ts'

type Fields = Readonly<Record<string, unknown>>
type Findings = NonNullable<FastifyError['validation']>
export type InputReading = { value: unknown } | { error: Findings }

export interface RequestParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Bodies nested deeper than this are refused, because recursive functions could overflow the stack. No operation needs more. */
const maxDepth = 20
const noObject: Findings = [
  { keyword: 'type', instancePath: '', schemaPath: '', params: {}, message: 'must be object' },
]

/** Validates input for HTTP and for server rendering, so that both accept and refuse the same. */
export function inputReader(schema: TObject, place: 'url' | 'body'): (sent: unknown) => InputReading {
  const validator = Compile(schema)
  return (sent) => {
    if (place === 'body' && isDeeperThan(maxDepth, sent)) return { error: noObject }
    const value = validator.Default(place === 'url' ? fromText(schema, sent as Fields) : sent)
    if (!validator.Check(value)) return { error: validator.Errors(value) as unknown as Findings }
    const unreadable = unreadableTexts(schema, value)
    return unreadable.length === 0 ? { value } : { error: unreadable }
  }
}

/**
 * Merges path, query and body to the object that an implementation gets. Fields that are not declared for their place
 * are dropped: `/api/page/terms?pageId=x` returns the terms.
 */
export function mergeInput({ params, query, body }: Operation, sent: RequestParts): Fields {
  return {
    ...declared(body, sent.body),
    ...declared(query, sent.query),
    ...declared(params, sent.params),
  }
}

export function implementationInput(operation: Operation, fields: Fields, language: Language): unknown {
  const reading = operation.reads?.(fields) ?? { query: fields }
  if ('query' in reading) return reading.query
  const errors = reading.errors.map(({ field, code }) => fieldError({ field, code, language }))
  throw new Refusal('invalid_input', { errors })
}

function declared(schema: TObject | undefined, sent: unknown): Fields {
  const names = new Set(Object.keys(schema?.properties ?? {}))
  return Object.fromEntries(Object.entries((sent ?? {}) as Fields).filter(([name]) => names.has(name)))
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(depth - 1, part))
}

function fromText({ properties }: TObject, sent: Fields): Fields {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const type = Object.hasOwn(properties, name) ? (properties[name] as { type?: string }).type : undefined
      return [name, typeof value === 'string' ? readText(value, type) : value]
    }),
  )
}

function readText(text: string, type: string | undefined): unknown {
  if (type === 'boolean') return text === '1' ? true : text === '0' ? false : text
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  return type === 'array' ? [text] : text
}

type Finding = NonNullable<FastifyError['validation']>[number]
type Node = TSchema & {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/**
 * Finds control characters and broken emoji in the texts of all declared fields, so that a new field needs no rule of its own.
 * Undeclared fields are not checked, because they are dropped later.
 */
function unreadableTexts({ properties }: TObject, value: object): Finding[] {
  return Object.entries(value).flatMap(([name, field]) =>
    Object.hasOwn(properties, name) ? within(properties[name], field, `/${name}`) : [],
  )
}

function within(schema: Node | undefined, value: unknown, place: string): Finding[] {
  if (typeof value === 'string') {
    return isReadableText(value, { lines: takesLines(schema) }) ? [] : [findingAt(place)]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    // Some objects have no fixed keys. There the client chooses the keys too, so keys are checked like other texts.
    ...(isReadableText(name) ? [] : [findingAt(place)]),
    ...within(schema?.properties?.[name] ?? schema?.items, part, `${place}/${name}`),
  ])
}

function takesLines(schema: Node | undefined): boolean {
  if (schema === undefined) return false
  return linesKeyword in schema || schema.anyOf?.some(takesLines) === true
}

function findingAt(instancePath: string): Finding {
  return { keyword: 'readable', instancePath, schemaPath: '', params: {}, message: 'must be readable' }
}
