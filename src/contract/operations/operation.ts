import type { Static, TObject, TSchema } from 'typebox'
import type { ProblemCode } from '../problems/problem-catalogue.ts'

export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** The path of the operation, with its parameters in braces: `/api/page/{pageId}`. */
  readonly path: string
  readonly area: string
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  /** Parses the query into one value of the domain; the implementation gets that value instead of the raw strings. */
  readonly reads?: (texts: Readonly<Record<string, unknown>>) => QueryReading<unknown>
  readonly body?: TObject
  readonly reply: TSchema
  readonly problems?: readonly ProblemCode[]
  /** Marks a POST that only reads, such as a search with a body: it needs no signature. */
  readonly readOnly?: boolean
  /**
   * How a call proves itself when it carries no page signature. `cookie`: the service worker has no signing key and proves
   * itself with the cookie of the browser. `key`: an app or a dApp sends the header `Authorization`, with reads too.
   * `origin`: a page of another site calls, and the header `Origin` identifies it.
   */
  readonly provenBy?: 'cookie' | 'key' | 'origin'
  /** Pages of other sites may read the response (CORS). The operation ignores cookies. */
  readonly crossOrigin?: true
  /**
   * The operation takes a key in the header `Authorization`, bare or after `Bearer`; callers pass it as the input
   * `authorization`.
   */
  readonly authorized?: true
  /** Requests per minute from one address; reads without a signature get a quarter of this. */
  readonly perMinute: number
  /** How many seconds a shared cache may keep the response. Without it the response is not cached. */
  readonly cacheSeconds?: number
}

type Fields = Readonly<Record<string, unknown>>
export type QueryReading<Value> =
  | { readonly query: Value }
  | { readonly errors: readonly { readonly field: string; readonly code: string }[] }

/**
 * A query that the caller has already parsed. During server rendering the implementation gets the value as it is; a
 * browser writes it into the query string of the call.
 */
export interface ReadQuery<Value> {
  readonly value: Value
  readonly write: () => Iterable<readonly [string, string]>
}

/**
 * Whether the input is a parsed query and not an object of plain fields: only a parsed query has a function `write`, since fields
 * are JSON values.
 */
export function isReadQuery(input: Fields): input is Fields & ReadQuery<unknown> {
  return typeof input['write'] === 'function'
}

export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared
}

export function isWrite({
  method,
  readOnly,
  provenBy,
}: Pick<Operation, 'method' | 'readOnly' | 'provenBy'>): boolean {
  return method !== 'GET' && readOnly !== true && provenBy === undefined
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : unknown
type Part<Declared, Name extends string> = Declared extends { readonly [Key in Name]: infer Schema }
  ? StaticOf<Schema>
  : unknown

/** Path parameters, query and body merged into one object, so that callers need not know which field travels where. */
export type Input<Declared extends Operation> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'> &
  (Declared extends { readonly authorized: true } ? { readonly authorization?: string | undefined } : unknown)
type ValueOf<Declared> = Declared extends { readonly reads: (texts: never) => infer Reading }
  ? Extract<Reading, { readonly query: unknown }>['query']
  : never
export type CallInput<Declared extends Operation> = Input<Declared> | ReadQuery<ValueOf<Declared>>
export type ImplementationInput<Declared extends Operation> = Declared extends { readonly reads: unknown }
  ? ValueOf<Declared>
  : Input<Declared>
export type Reply<Declared extends Operation> = StaticOf<Declared['reply']>
