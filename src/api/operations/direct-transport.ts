import { STATUS_CODES } from 'node:http'
import type { Transport } from '../../contract/calls/client.ts'
import { isReadQuery, type Operation } from '../../contract/operations/operation.ts'
import type { ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { HttpFailure, Refusal, type FieldError } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { fieldErrorsOf } from '../problems/field-errors.ts'
import { makeProblem } from '../problems/problem-reply.ts'
import type { Caller } from './implementation.ts'
import type { AnyImplementation } from './mount-operations.ts'
import { promisedFields } from './promised-fields.ts'
import { implementationInput, inputReader, mergeInput, type RequestParts } from './read-input.ts'

type Fields = Readonly<Record<string, unknown>>

/** The transport for server rendering: it calls the implementation directly, without HTTP and JSON. */
export function directTransports({
  operations,
  implementations,
}: {
  operations: Readonly<Record<string, Operation>>
  implementations: Readonly<Record<string, AnyImplementation>>
}): (caller: Caller) => Transport {
  const calls = new Map(
    Object.entries(operations).map(([name, operation]) => [name, callOf(operation, implementations[name])]),
  )
  return (caller) =>
    async ({ name, input }) => {
      const call = calls.get(name)
      if (call === undefined) throw failureOf('not_found', caller.language)
      return call(input, caller)
    }
}

function callOf(operation: Operation, implementation: AnyImplementation | undefined) {
  if (implementation === undefined) return undefined
  const read = readerOf(operation)
  const promised = promisedFields(operation.reply)
  return async (input: Fields, caller: Caller) => {
    const { authorization, ...fields } = input
    const valid = () => ({
      ...read(fields, caller.language),
      ...(operation.authorized && { authorization }),
    })
    try {
      // The data of a page become part of its HTML, so fields that the reply does not declare are removed.
      const taken = isReadQuery(input)
        ? input.value
        : implementationInput(operation, valid(), caller.language)
      return promised(await implementation(taken as never, caller))
    } catch (error) {
      if (error instanceof Refusal) throw failureOf(error.code, caller.language, error.errors)
      if (error instanceof DatabaseUnavailable) throw failureOf('database_away', caller.language)
      throw error
    }
  }
}

function readerOf(operation: Operation): (input: Fields, language: Language) => Fields {
  const { method, params, query, body } = operation
  const readers = [
    params && { part: 'params' as const, read: inputReader(params, 'url') },
    body && { part: 'body' as const, read: inputReader(body, 'body') },
    query && { part: 'query' as const, read: inputReader(query, 'url') },
  ].filter((reader) => reader !== undefined)
  const inPath = new Set(Object.keys(params?.properties ?? {}))
  return (input, language) => {
    const stated = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
    const path = Object.fromEntries(stated.filter(([name]) => inPath.has(name)))
    const rest = stated.filter(([name]) => !inPath.has(name))
    const sent: RequestParts =
      method === 'POST'
        ? { params: path, query: {}, body: Object.fromEntries(rest) }
        : { params: path, query: Object.fromEntries(rest) }
    const valid: Record<string, unknown> = {}
    for (const { part, read } of readers) {
      const reading = read(sent[part])
      if ('error' in reading)
        throw failureOf('invalid_input', language, fieldErrorsOf(reading.error, language))
      valid[part] = reading.value
    }
    return mergeInput(operation, valid)
  }
}

function failureOf(code: ProblemCode, language: Language, errors?: readonly FieldError[]): HttpFailure {
  const problem = makeProblem({ code, language, errors })
  return new HttpFailure({
    status: problem.status,
    statusText: STATUS_CODES[problem.status] ?? '',
    problem,
  })
}
