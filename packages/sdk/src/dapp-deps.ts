import type { Caller } from './call.ts'

export interface DappDeps {
  readonly call: Caller
  readonly dapp_id: string
  readonly authorization: string
}
