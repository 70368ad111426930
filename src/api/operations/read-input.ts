import type { FastifyError } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Operation } from '../../contract/operations/operation.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { fieldError } from '../problems/field-errors.ts'
import { linesKeyword } from '../../contract/shapes/wire.ts'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'

type Fields = Readonly<Record<string, unknown>>
type Findings = NonNullable<FastifyError['validation']>
export type InputReading = { value: unknown } | { error: Findings }

/** What came in, by where it stood. */
export interface Sent {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Nothing that is asked for is nested deeper; what reads a value part by part would run out of stack far below. */
const deepest = 20
/** As if it were not an object at all. */
const noObject: Findings = [
  { keyword: 'type', instancePath: '', schemaPath: '', params: {}, message: 'must be object' },
]

/** One reader for HTTP and for calls during rendering, so that both take and refuse the same. */
export function inputReader(schema: TObject, place: 'url' | 'body'): (sent: unknown) => InputReading {
  const validator = Compile(schema)
  return (sent) => {
    if (place === 'body' && isDeeperThan(deepest, sent)) return { error: noObject }
    const value = validator.Default(place === 'url' ? fromText(schema, sent as Fields) : sent)
    if (!validator.Check(value)) return { error: validator.Errors(value) as unknown as Findings }
    const unreadable = unreadableTexts(schema, value)
    return unreadable.length === 0 ? { value } : { error: unreadable }
  }
}

/**
 * Path, query and body as the one object an implementation gets. Fields that are not declared where they stood are
 * left behind: `/api/page/terms?pageId=x` asks for the terms.
 */
export function mergeInput({ params, query, body }: Operation, sent: Sent): Fields {
  return {
    ...declared(body, sent.body),
    ...declared(query, sent.query),
    ...declared(params, sent.params),
  }
}

/** What the implementation takes: the fields, or the value that the operation reads them into. */
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

/** In a URL everything is text: numbers are read where the schema wants them, and 1 and 0 are true and false. */
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
 * In what a schema has taken: every text of a declared field that holds control characters or halves of broken emoji, whatever its schema says:
 * a new field is safe without a word. What is not declared is left behind anyway.
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
    // The name of a part is a text too where anybody may choose it.
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
