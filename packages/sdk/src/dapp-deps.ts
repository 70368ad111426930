import type { Caller } from './call.ts'

/** What every authenticated call of a dApp needs. */
export interface DappDeps {
  readonly call: Caller
  readonly dapp_id: string
  readonly authorization: string
}
