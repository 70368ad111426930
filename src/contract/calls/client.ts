import type { CallInput, Operation, Reply } from '../operations/operation.ts'
import type { Operations } from '../operations/operations.ts'

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
  return Object.fromEntries(calls) as Client
}
