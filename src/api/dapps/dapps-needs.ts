import type { Database, Queries } from '../database/database.ts'
import type { Caller } from '../operations/implementation.ts'

export interface SavingDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
  /** What addresses of dApps have to start with. */
  readonly urlPrefix: string
  /** Whether there is a file of that path. */
  readonly hasFile: (path: string, queries: Queries) => Promise<boolean>
}

export interface Delivery {
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
  /** What its webhook was told lately, by whoever tells it. */
  readonly deliveriesOf: (dappId: string, most: number) => Promise<readonly Delivery[]>
  /** Who is logged in in the browser that asks, or a refusal. */
  readonly findDeveloper: (caller: Caller) => Promise<{ readonly user_id: string }>
}
