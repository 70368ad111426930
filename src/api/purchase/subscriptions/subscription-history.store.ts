import type { SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'
import type { Queries } from '../../database/database.ts'

export interface HistoryRow {
  state: SubscriptionState
  paid_until: Date | null
  cause: string
  trace: string
  at: Date
}

export async function putHistory(
  { id, state, paidUntil, cause, trace, now }: NewHistory,
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into subscription_history (subscription_id, state, paid_until, cause, trace, at) values ($1, $2, $3, $4, $5, $6)`,
    [id, state, paidUntil, cause, trace, now],
  )
}

interface NewHistory {
  readonly id: string
  readonly state: SubscriptionState
  readonly paidUntil: Date | null
  /**
   * What caused the change: for example `stripe checkout.session.completed`, `sandbox approve`, or `asked` for an answer to our
   * own question.
   */
  readonly cause: string
  readonly trace: string
  readonly now: Date
}

export async function historyOf(id: string, { query }: Queries): Promise<HistoryRow[]> {
  return query<HistoryRow>(
    'select state, paid_until, cause, trace, at from subscription_history where subscription_id = $1 order by history_id',
    [id],
  )
}
