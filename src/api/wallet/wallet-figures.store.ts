import type { Queries } from '../database/database.ts'

export interface WalletFigures {
  readonly assets: readonly {
    readonly asset_id: string
    readonly decimals: number
    /** Totals of users, dApps and the site in smallest units. They sum to zero. */
    readonly users: string
    readonly dapps: string
    readonly system: string
  }[]
  readonly wallets: number
  readonly transactions: number
  readonly requests: Readonly<Record<'waiting' | 'paid' | 'declined' | 'expired', number>>
  readonly deliveries: {
    readonly waiting: number
    readonly delivered_day: number
    readonly given_up_day: number
  }
  /**
   * Accounts whose balance is not the sum of their entries, and assets that do not sum to zero. Empty unless the ledger
   * is corrupt.
   */
  readonly faults: readonly string[]
}

export async function walletFigures(now: Date, { query }: Queries): Promise<WalletFigures> {
  const assets = await query<WalletFigures['assets'][number]>(
    `select asset_id, decimals,
       coalesce(sum(balance) filter (where owner_kind = 'user'), 0)::text as users,
       coalesce(sum(balance) filter (where owner_kind = 'dapp'), 0)::text as dapps,
       coalesce(sum(balance) filter (where owner_kind = 'system'), 0)::text as system
     from wallet_assets left join ledger_accounts using (asset_id) group by asset_id, decimals order by asset_id`,
  )
  const [counts] = await query<Pick<WalletFigures, 'wallets' | 'transactions'>>(
    `select (select count(distinct (owner_kind, owner_id))::integer from ledger_accounts where owner_kind <> 'system') as wallets,
       (select count(*)::integer from ledger_transactions) as transactions`,
  )
  const [requests] = await query<WalletFigures['requests']>(
    `select count(*) filter (where state = 'waiting')::integer as waiting,
       count(*) filter (where state = 'paid')::integer as paid,
       count(*) filter (where state = 'declined')::integer as declined,
       count(*) filter (where state = 'expired')::integer as expired from payment_requests`,
  )
  const [deliveries] = await query<WalletFigures['deliveries']>(
    `select count(*) filter (where outcome is null)::integer as waiting,
       count(*) filter (where outcome = 'delivered' and ended_at > $1::timestamptz - interval '1 day')::integer as delivered_day,
       count(*) filter (where outcome = 'given up' and ended_at > $1::timestamptz - interval '1 day')::integer as given_up_day
     from webhook_deliveries`,
    [now],
  )
  if (counts === undefined || requests === undefined || deliveries === undefined)
    throw new Error('The counts of the wallet returned no row.')
  return { assets, ...counts, requests, deliveries, faults: await ledgerFaults({ query }) }
}

async function ledgerFaults({ query }: Pick<Queries, 'query'>): Promise<string[]> {
  const rows = await query<{ fault: string }>(
    `select 'the balances of ' || asset_id || ' sum to ' || sum(balance) as fault
     from ledger_accounts group by asset_id having sum(balance) <> 0
     union all
     select 'account ' || account_id || ' has ' || balance || ' and entries of ' || coalesce(sum(amount), 0)
     from ledger_accounts left join ledger_entries using (account_id)
     group by account_id, balance having balance <> coalesce(sum(amount), 0)`,
  )
  return rows.map(({ fault }) => fault)
}
