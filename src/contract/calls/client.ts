import type { CallInput, Operation, Reply } from '../operations/operation.ts'
import type { Operations } from '../operations/operations.ts'

/** What carries a call: a signed fetch in the browser, a plain function call during server rendering. */
export type Transport = (call: {
  name: keyof Operations
  operation: Pick<Operation, 'method' | 'path'>
  input: Readonly<Record<string, unknown>>
}) => Promise<unknown>

type Call<Declared extends Operation> = (input: CallInput<Declared>) => Promise<Reply<Declared>>

export type Client = { readonly [Name in keyof Operations]: Call<Operations[Name]> }

export function createClient(operations: Operations, transport: Transport): Client {
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (input: Readonly<Record<string, unknown>>) =>
      transport({ name: name as keyof Operations, operation, input }),
  ])
  // The entries were made from the declarations just above, so each name has its own call.
  return Object.fromEntries(calls) as Client
}
