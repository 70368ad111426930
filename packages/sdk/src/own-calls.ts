import type { Caller } from './call.ts'

/** What a dApp calls with in its own name. */
export interface OwnCalls {
  readonly call: Caller
  readonly dapp_id: string
  readonly authorization: string
}
