import type { Language } from '../../../domain/kernel/site/language.ts'
import type { Amounts } from '../../../domain/purchase/amount.ts'
import type { BillingInterval } from '../../../domain/purchase/plan.ts'
import type { Database, Queries } from '../../database/database.ts'
import { readInBatches } from '../../database/read-in-batches.ts'

export interface PlanRow {
  plan_id: string
  billing_interval: BillingInterval
  names: Readonly<Record<Language, string>>
  prices: Amounts
  is_sold: boolean
  updated_at: Date
}

const columns = 'plan_id, billing_interval, names, prices, is_sold, updated_at'

export async function listPlans({ query }: Queries): Promise<PlanRow[]> {
  return query<PlanRow>(`select ${columns} from plans order by billing_interval, plan_id collate "C"`)
}

export async function findPlans(ids: readonly string[], { query }: Queries): Promise<PlanRow[]> {
  return query<PlanRow>(`select ${columns} from plans where plan_id = any($1::text[])`, [ids])
}

export async function hasPlans({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from plans limit 1')).length > 0
}

export async function eachPlan(
  onRows: (rows: readonly PlanRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await readInBatches({ sql: `select ${columns} from plans order by plan_id collate "C"`, onRows }, database)
}

export async function putPlans(plans: readonly PlanRow[], { query }: Queries): Promise<void> {
  await query(
    `insert into plans (${columns})
     select ${columns} from jsonb_to_recordset($1::jsonb)
       as given (plan_id text, billing_interval text, names jsonb, prices jsonb, is_sold boolean, updated_at timestamptz)
     on conflict (plan_id) do update set billing_interval = excluded.billing_interval, names = excluded.names,
       prices = excluded.prices, is_sold = excluded.is_sold, updated_at = excluded.updated_at`,
    [JSON.stringify(plans)],
  )
}
