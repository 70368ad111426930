import type { Input, Operation, Reply } from '../../contract/operation.ts'
import type { Operations } from '../../contract/operations.ts'
import type { Language } from '../../domain/kernel/language.ts'

/** What an operation may know of who calls it. */
export interface Caller {
  readonly language: Language
}

export type Implementation<Declared extends Operation> = (
  input: Input<Declared>,
  caller: Caller,
) => Promise<Reply<Declared>>

export type Implementations = { readonly [Name in keyof Operations]: Implementation<Operations[Name]> }
