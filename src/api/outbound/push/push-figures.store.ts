import type { Queries } from '../../database/database.ts'

export interface PushFigures {
  readonly browsers: number
  readonly follows: number
  readonly alerts: number
  readonly waiting: number
  readonly oldest: Date | null
  readonly sentInADay: number
  readonly lateInADay: number
  readonly abandonedInADay: number
  readonly droppedInADay: number
  readonly hosts: Readonly<Record<string, number>>
}

export async function pushFigures(now: Date, { query }: Queries): Promise<PushFigures> {
  const [row] = await query<Omit<PushFigures, 'hosts'>>(
    `select (select count(*)::integer from push_browsers) as browsers,
       (select count(*)::integer from push_follows) as follows,
       (select count(*)::integer from push_alerts) as alerts,
       count(*) filter (where outcome is null)::integer as waiting,
       min(queued_at) filter (where outcome is null) as oldest,
       count(*) filter (where outcome = 'sent')::integer as "sentInADay",
       count(*) filter (where outcome = 'late')::integer as "lateInADay",
       count(*) filter (where outcome = 'given up')::integer as "abandonedInADay",
       (select coalesce(sum(count), 0)::integer from push_drops where hour > $1::timestamptz - interval '1 day')
         as "droppedInADay"
     from push_notes where outcome is null or ended_at > $1::timestamptz - interval '1 day'`,
    [now],
  )
  const hosts = await query<{ host: string; count: number }>(
    'select host, count(*)::integer as count from push_browsers group by host order by host',
  )
  if (row === undefined) throw new Error('A count always has a row.')
  return { ...row, hosts: Object.fromEntries(hosts.map(({ host, count }) => [host, count])) }
}
