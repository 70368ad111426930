import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import type { Database, Queries } from '../database/database.ts'

export interface WalletDapp {
  readonly dapp_id: string
  readonly name: string
  readonly url: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string | null
}

export interface WalletDeps {
  readonly database: Database
  readonly now: () => Date
  readonly siteOrigin: string
  /** Returns undefined if the dApp does not exist or was deleted. */
  readonly findDapp: (dappId: string, queries: Queries) => Promise<WalletDapp | undefined>
  /** Throws the refusal `dapp_secret_invalid` for an unknown secret. */
  readonly findDappBySecret: (authorization: string | undefined, queries: Queries) => Promise<WalletDapp>
  /** Throws the refusal `app_signature_invalid` for a request without a valid signature. */
  readonly findAppUser: (
    authorization: string | undefined,
    request: SignedRequest | undefined,
  ) => Promise<{ readonly user_id: string }>
}
