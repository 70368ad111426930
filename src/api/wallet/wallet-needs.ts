import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import type { Database, Queries } from '../database/database.ts'

/** What the wallet knows of a dApp. */
export interface WalletDapp {
  readonly dapp_id: string
  readonly name: string
  readonly url: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string | null
}

/** What it takes from other areas. */
export interface WalletDeps {
  readonly database: Database
  readonly now: () => Date
  readonly siteOrigin: string
  /** None that was deleted. */
  readonly findDapp: (dappId: string, queries: Queries) => Promise<WalletDapp | undefined>
  /** Refuses with `dapp_secret_invalid`. */
  readonly findDappBySecret: (authorization: string | undefined, queries: Queries) => Promise<WalletDapp>
  /** Refuses with `app_signature_invalid`. */
  readonly findAppUser: (
    authorization: string | undefined,
    request: SignedRequest | undefined,
  ) => Promise<{ readonly user_id: string }>
}
