import type { Client } from '../../../../contract/calls/client.ts'
import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'
import { dayInSeconds } from '../../../../domain/kernel/time/durations.ts'
import { spanOfRange, type ChartRange } from '../../../../domain/market/chart/chart-view.ts'

export type FoundEvent = Reply<Operations['searchEvents']>['groups'][number]['items'][number]

/** The longest span in seconds for which the API searches events; it refuses a longer one. */
const longestSpan = 3_650 * dayInSeconds

interface EventsQuery {
  readonly client: Client
  readonly symbol: string
  readonly range: ChartRange
  /** Current time in seconds since 1970. */
  readonly now: number
}

export async function loadEvents({ client, symbol, range, now }: EventsQuery): Promise<FoundEvent[]> {
  const start = Math.max(spanOfRange({ range, now }).start, now - longestSpan)
  const { groups } = await client.searchEvents({ start: dayOf(start), end: dayOf(now), symbol, latest: true })
  return groups.flatMap(({ items }) => items)
}

function dayOf(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 'yyyy-MM-dd'.length)
}
