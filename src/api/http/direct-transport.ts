import { Compile } from 'typebox/compile'
import type { Transport } from '../../contract/client.ts'
import type { Operation } from '../../contract/operation.ts'
import { HttpFailure, Refusal } from '../../contract/problem.ts'
import type { ProblemCode } from '../../contract/problem-catalogue.ts'
import type { Caller } from './implementation.ts'
import type { AnyImplementation } from './mount-operations.ts'
import { makeProblem } from './problem-reply.ts'

type Check = (input: unknown) => boolean

/** Carries a call during server rendering: the same function, no HTTP and no JSON in between. */
export function directTransports({
  operations,
  implementations,
}: {
  operations: Readonly<Record<string, Operation>>
  implementations: Readonly<Record<string, AnyImplementation>>
}): (caller: Caller) => Transport {
  const checks = new Map(Object.entries(operations).map(([name, operation]) => [name, inputCheck(operation)]))
  return (caller) =>
    async ({ name, input }) => {
      const implementation = implementations[name]
      if (implementation === undefined || checks.get(name)?.(input) !== true) {
        throw failureOf(implementation === undefined ? 'not_found' : 'invalid_input', caller)
      }
      try {
        return await implementation(input as never, caller)
      } catch (error) {
        if (error instanceof Refusal) throw failureOf(error.code, caller)
        throw error
      }
    }
}

function inputCheck({ params, query, body }: Operation): Check {
  const parts = [params, query, body].flatMap((schema) =>
    schema === undefined ? [] : [{ names: Object.keys(schema.properties), validator: Compile(schema) }],
  )
  return (input) =>
    parts.every(({ names, validator }) => {
      const entries = Object.entries(input as Record<string, unknown>).filter(([name]) =>
        names.includes(name),
      )
      return validator.Check(Object.fromEntries(entries))
    })
}

function failureOf(code: ProblemCode, { language }: Caller): HttpFailure {
  const problem = makeProblem({ code, language })
  return new HttpFailure({ status: problem.status, statusText: code, problem })
}
