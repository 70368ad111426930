import type { TSchema } from 'typebox'
import { Clean, Clone } from 'typebox/value'

type Pick = (value: unknown) => unknown

const asItIs: Pick = (value) => value

/**
 * Compiles a schema to a function that removes fields that the schema does not declare. A value without such fields is returned
 * unchanged.
 */
export function promisedFields(schema: TSchema): Pick {
  const { properties, items, anyOf, patternProperties } = schema as Partial<Shape>
  if (properties !== undefined) return ofObject(properties)
  if (items !== undefined) return ofArray(promisedFields(items))
  if (patternProperties !== undefined) return ofRecord(Object.values(patternProperties))
  if (anyOf !== undefined) return ofUnion(schema, anyOf)
  return asItIs
}

interface Shape {
  readonly properties: Readonly<Record<string, TSchema>>
  readonly items: TSchema
  readonly anyOf: readonly TSchema[]
  readonly patternProperties: Readonly<Record<string, TSchema>>
}

function ofObject(properties: Shape['properties']): Pick {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, pick: promisedFields(schema) }))
  const plain = fields.filter(({ pick }) => pick === asItIs).map(({ name }) => name)
  const nested = fields.filter(({ pick }) => pick !== asItIs)
  const promised = new Set(Object.keys(properties))
  return (value) => {
    if (!isObject(value)) return value
    let isAsPromised = Object.keys(value).every((name) => promised.has(name))
    const parts: Record<string, unknown> = {}
    for (const { name, pick } of nested) {
      if (!(name in value)) continue
      parts[name] = pick(value[name])
      isAsPromised &&= parts[name] === value[name]
    }
    if (isAsPromised) return value
    const picked: Record<string, unknown> = {}
    for (const name of plain) if (name in value) picked[name] = value[name]
    return Object.assign(picked, parts)
  }
}

function ofArray(pick: Pick): Pick {
  return (value) => {
    if (!Array.isArray(value)) return value
    const picked = value.map(pick)
    return picked.every((one, place) => one === value[place]) ? (value as unknown) : picked
  }
}

function ofRecord(schemas: readonly TSchema[]): Pick {
  const [only, ...others] = schemas.map(promisedFields)
  if (only === undefined || others.length > 0)
    throw new Error('Records with several patterns are not supported.')
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, only(one)]))
      : value
}

function ofUnion(schema: TSchema, choices: Shape['anyOf']): Pick {
  const [choice, ...others] = choices.filter((one) => !('type' in one && one.type === 'null'))
  if (choice !== undefined && others.length === 0) {
    const pick = promisedFields(choice)
    if (pick === asItIs) return asItIs
    return (value) => (value === null ? null : pick(value))
  }
  if (choices.every((one) => promisedFields(one) === asItIs)) return asItIs
  return (value) => Clean(schema, Clone(value))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
