import type { Database, Queries } from '../database/database.ts'
import type { Caller } from '../operations/implementation.ts'

export interface SavingDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
  readonly urlPrefix: string
  readonly hasFile: (path: string, queries: Queries) => Promise<boolean>
}

export interface DappDelivery {
  readonly delivery_id: string
  readonly event: string
  readonly queued_at: Date
  readonly attempts: number
  readonly outcome: 'delivered' | 'given up' | null
  readonly last_status: number | null
  readonly last_error: string | null
}

export interface DappsDeps extends SavingDeps {
  readonly siteOrigin: string
  readonly deliveriesOf: (dappId: string, most: number) => Promise<readonly DappDelivery[]>
  readonly findDeveloper: (caller: Caller) => Promise<{ readonly user_id: string }>
}
