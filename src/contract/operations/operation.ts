import type { Static, TObject, TSchema } from 'typebox'
import type { ProblemCode } from '../problems/problem-catalogue.ts'

/** One promise of the HTTP API. It is declared once; the server mounts it and the client calls it by its name. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With its parameters in braces: `/api/page/{pageId}`. */
  readonly path: string
  readonly area: string
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  /** Reads the query into one value of the domain, which the implementation takes in place of the texts. */
  readonly reads?: (texts: Readonly<Record<string, unknown>>) => QueryReading<unknown>
  readonly body?: TObject
  readonly reply: TSchema
  /** The problems a caller should be ready for, beside those every operation may answer. */
  readonly problems?: readonly ProblemCode[]
  /** A read that has to be a POST, such as a search with a body: it needs no signature. */
  readonly readOnly?: boolean
  /**
   * A write that no page of ours signs. `cookie`: it is the service worker's, which has no key to sign with, and the cookie of this
   * browser proves it. `key`: the header `Authorization` proves it, as an app or a dApp sends it; reads of those say so too.
   * `origin`: it is sent by pages of others, and the header `Origin` says whose.
   */
  readonly provenBy?: 'cookie' | 'key' | 'origin'
  /** Pages of others may read the answer. It is the same with and without cookies: none are taken. */
  readonly crossOrigin?: true
  /** It takes a key in the header `Authorization`, by itself or after `Bearer`; a caller gives it as `authorization`. */
  readonly authorized?: true
  /** Requests a minute from one address; a read without a signature gets a quarter of it. */
  readonly perMinute: number
  /** Seconds a shared cache may keep the answer; left out, it is not cached. */
  readonly cacheSeconds?: number
}

type Fields = Readonly<Record<string, unknown>>
export type QueryReading<Value> =
  | { readonly query: Value }
  | { readonly errors: readonly { readonly field: string; readonly code: string }[] }

/**
 * A query that a caller has read already. During server rendering the implementation takes it as it is; a browser
 * writes it into the address of the call.
 */
export interface ReadQuery<Value> {
  readonly value: Value
  readonly write: () => Iterable<readonly [string, string]>
}

/** Fields of a call are texts, numbers, lists and objects, and never functions. */
export function isReadQuery(input: Fields): input is Fields & ReadQuery<unknown> {
  return typeof input['write'] === 'function'
}

export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared
}

/** Whether it needs a signature. */
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

/** Path, query and body in one object: a caller does not care which field travels where. */
export type Input<Declared extends Operation> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'> &
  (Declared extends { readonly authorized: true } ? { readonly authorization?: string | undefined } : unknown)
type ValueOf<Declared> = Declared extends { readonly reads: (texts: never) => infer Reading }
  ? Extract<Reading, { readonly query: unknown }>['query']
  : never
/** What a caller passes: fields, or the query that they would be read into. */
export type CallInput<Declared extends Operation> = Input<Declared> | ReadQuery<ValueOf<Declared>>
/** What an implementation gets. */
export type ImplementationInput<Declared extends Operation> = Declared extends { readonly reads: unknown }
  ? ValueOf<Declared>
  : Input<Declared>
export type Reply<Declared extends Operation> = StaticOf<Declared['reply']>
