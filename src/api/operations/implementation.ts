import type { ImplementationInput, Operation, Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { PageTag } from '../page-cache/page-tag.ts'

/** What an operation may know of who calls it. */
export interface Caller {
  readonly language: Language
  /** Who asks, as limits count them; a page being rendered has no such thing. */
  readonly address?: string
  readonly userAgent?: string
  /** Of the page that asks, where a browser says so; for operations that pages of others may call. */
  readonly origin?: string | undefined
  /** Told what the answer depends on, so that a page made of it is dropped when that changes. */
  readonly dependsOn?: (tag: PageTag) => void
  /** Told that the answer is for one reader alone, so that a page made of it is not cached. */
  readonly isPrivate?: () => void
  /** What this browser stores to be known again; a page being rendered has none. */
  readonly browserProof?: BrowserProof
  /** What a key in `Authorization` may have signed, for operations that are proven by one. */
  readonly signedRequest?: SignedRequest
}

export interface BrowserProof {
  readonly stored: string | undefined
  readonly store: (secret: string) => void
  readonly forget: () => void
}

export type Implementation<Declared extends Operation> = (
  input: ImplementationInput<Declared>,
  caller: Caller,
) => Promise<Reply<Declared>>

export type Implementations = { readonly [Name in keyof Operations]: Implementation<Operations[Name]> }
