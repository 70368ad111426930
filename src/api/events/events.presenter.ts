import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { demoSource, placeIn, type Event } from '../../domain/events/event.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import { eventTypes, groupOf, type EventType } from '../../domain/events/event-types.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import { dayAt } from '../../domain/kernel/time/instant.ts'
import type { ListedEvent } from './events-search.store.ts'
import type { SubmissionRow } from './event-submissions.store.ts'

type Found = Reply<Operations['searchEvents']>
type Item = Found['groups'][number]['items'][number]

export interface Coin {
  readonly id: string
  readonly name: string
  readonly symbol: string
}

export interface Presenting {
  readonly language: Language
  /** The coin that a symbol means, where the market knows one. */
  readonly coinOf: (symbol: string) => Coin | undefined
}

/** Of rows that are asked for again and again: written once for each language, but for what the market knows. */
export function groupsOf(
  rows: readonly ListedEvent[],
  { timeZone }: { timeZone: string },
): (presenting: Presenting) => Found['groups'] {
  const written = new Map<Language, readonly WrittenGroup[]>()
  return ({ language, coinOf }) => {
    const groups = written.get(language) ?? writeGroups(rows, { timeZone, language })
    written.set(language, groups)
    return groups.map(({ date, items }) => ({ date, items: items.map((item) => withCoin(item, coinOf)) }))
  }
}

type WrittenEvent = Omit<Item, 'coin_id'>

interface WrittenGroup {
  readonly date: string
  readonly items: readonly WrittenEvent[]
}

function withCoin(event: WrittenEvent, coinOf: Presenting['coinOf']): Item {
  return { ...event, coin_id: coinOf(event.token)?.id ?? null }
}

/** By the day on which each begins where the reader is; rows come in the order of the reader's clocks. */
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
  // Where clocks are moved within the span, the hour around a midnight may have come out of turn.
  return [...groups]
    .map(([date, items]) => ({ date, items }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

function dayOf({ starts_at, date_precision }: ListedEvent, timeZone: string): string {
  const at = starts_at.getTime()
  return (date_precision === 'hour' ? dayAt({ at, timeZone }) : undefined) ?? writeEventPoint(at, 'day')
}

export function presentCounts(counts: Readonly<Partial<Record<EventType, number>>>): Found['counts'] {
  // Made of the list itself, so it has every type and no other.
  return Object.fromEntries(eventTypes.map((type) => [type, counts[type] ?? 0])) as Found['counts']
}

export function presentEvent(row: ListedEvent, { language, coinOf }: Presenting): Item {
  return withCoin(writeEvent(row, language), coinOf)
}

function writeEvent(row: ListedEvent, language: Language): WrittenEvent {
  const { type, symbol, texts, date_precision: precision } = row
  return {
    event_id: row.event_id,
    type,
    group: groupOf(type),
    token: symbol,
    title: localised(texts, 'title', language) ?? '',
    description: localised(texts, 'description', language) ?? null,
    start: writeEventPoint(row.starts_at.getTime(), precision),
    end: row.ends_at && writeEventPoint(row.ends_at.getTime(), precision),
    precision,
    place: placeIn(language, row),
    proof: row.proof,
    is_demo: row.source === demoSource,
  }
}

/** As its sender sees it, with what the reviewer has mended. */
export function presentSubmission(
  row: SubmissionRow,
  event: Event,
  language: Language,
): Reply<Operations['getEventSubmission']> {
  const { start, end, precision } = event.time
  return {
    status: row.review,
    reason: row.reason,
    event_id: row.event_id,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    type: event.type,
    token: event.symbol,
    title: localised(event.texts, 'title', language) ?? '',
    description: localised(event.texts, 'description', language) ?? null,
    start: writeEventPoint(start, precision),
    end: end === null ? null : writeEventPoint(end, precision),
    precision,
    place: placeIn(language, event),
    proof: event.proof,
  }
}
