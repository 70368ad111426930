import { day } from '../../../domain/kernel/time/durations.ts'
import type { Queries } from '../../database/database.ts'
import { readQueue, type QueueState } from './mail-hold.store.ts'
import type { SuppressionKind } from './suppressions.store.ts'

export interface MailFigures {
  readonly waiting: number
  readonly oldest: Date | null
  readonly abandoned: number
  readonly sentInADay: number
  readonly suppressed: Readonly<Partial<Record<SuppressionKind, number>>>
  /** Bounces of the last day by kind; `policy` means that the receiving server refuses this site. */
  readonly bouncesInADay: Readonly<Partial<Record<'address' | 'failure' | 'policy', number>>>
  readonly queue: QueueState
}

export async function mailFigures(now: Date, queries: Queries): Promise<MailFigures> {
  const { query } = queries
  const since = new Date(now.getTime() - day)
  const [mails] = await query<{ waiting: number; oldest: Date | null; given_up: number }>(
    `select count(*) filter (where given_up_at is null)::int as waiting,
       min(created_at) filter (where given_up_at is null) as oldest,
       count(given_up_at)::int as given_up from mails`,
  )
  const [sent] = await query<{ count: number }>(
    'select coalesce(sum(count), 0)::int as count from mails_sent where hour > $1',
    [since],
  )
  return {
    waiting: mails?.waiting ?? 0,
    oldest: mails?.oldest ?? null,
    abandoned: mails?.given_up ?? 0,
    sentInADay: sent?.count ?? 0,
    suppressed: byKind(
      await query<KindCount>('select kind, count(*)::int as count from mail_suppressions group by kind'),
    ),
    bouncesInADay: byKind(
      await query<KindCount>(
        'select kind, count(*)::int as count from mail_bounces where noted_at > $1 group by kind',
        [since],
      ),
    ),
    queue: await readQueue(queries),
  }
}

interface KindCount {
  readonly kind: string
  readonly count: number
}

function byKind(rows: readonly KindCount[]): Readonly<Record<string, number>> {
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
