import { writeEventPoint } from '../../domain/events/event-time.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import {
  withCoin,
  writeEvent,
  type Found,
  type EventPresenterDeps,
  type WrittenEvent,
} from './events.presenter.ts'
import type { ListedEvent } from './listed-events.store.ts'

/**
 * Groups events by day for replies that are requested repeatedly. The texts are written once per language; only the coins, which
 * change with the market, are added to each reply.
 */
export function groupsOf(
  rows: readonly ListedEvent[],
  { timeZone }: { timeZone: string },
): (presenting: EventPresenterDeps) => Found['groups'] {
  const written = new Map<Language, readonly WrittenGroup[]>()
  return ({ language, coinOf }) => {
    const groups = written.get(language) ?? writeGroups(rows, { timeZone, language })
    written.set(language, groups)
    return groups.map(({ date, items }) => ({ date, items: items.map((item) => withCoin(item, coinOf)) }))
  }
}

interface WrittenGroup {
  readonly date: string
  readonly items: readonly WrittenEvent[]
}

function writeGroups(
  rows: readonly ListedEvent[],
  { timeZone, language }: { timeZone: string; language: Language },
): readonly WrittenGroup[] {
  const groups = new Map<string, WrittenEvent[]>()
  for (const row of rows) {
    const date = dayOf(row, timeZone)
    const items = groups.get(date) ?? []
    groups.set(date, items)
    items.push(writeEvent(row, language))
  }
  // The days are sorted, because the query orders all events by one UTC offset: if the clocks change within the span, events
  // around a midnight may be out of order.
  return [...groups]
    .map(([date, items]) => ({ date, items }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

function dayOf({ starts_at, date_precision }: ListedEvent, timeZone: string): string {
  const at = starts_at.getTime()
  return (date_precision === 'hour' ? dayAt({ at, timeZone }) : undefined) ?? writeEventPoint(at, 'day')
}
