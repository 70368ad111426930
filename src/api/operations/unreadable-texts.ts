import type { FastifyError } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { linesKeyword } from '../../contract/shapes/wire.ts'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'

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
export function unreadableTexts({ properties }: TObject, value: object): Finding[] {
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
