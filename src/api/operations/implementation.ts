import type { ImplementationInput, Operation, Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { PageTag } from '../page-cache/page-tag.ts'

export interface Caller {
  readonly language: Language
  /** The client's address as limits count it; undefined during server rendering. */
  readonly address?: string
  readonly userAgent?: string
  /** The `Origin` header, only for operations that other sites may call. */
  readonly origin?: string | undefined
  /**
   * Called with the tag of something that the reply depends on. When that thing changes, cached pages made from the reply are
   * dropped.
   */
  readonly dependsOn?: (tag: PageTag) => void
  /** Called if the reply is for one visitor only. Pages made from the reply are then not cached. */
  readonly isPrivate?: () => void
  /** The cookie of this browser; undefined during server rendering. */
  readonly browserProof?: BrowserProof
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
