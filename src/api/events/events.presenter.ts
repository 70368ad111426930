import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import { groupOf } from '../../domain/events/event-types.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import type { EventRow } from './events.store.ts'

type Groups = Reply<Operations['searchEvents']>['groups']
type Item = Groups[number]['items'][number]

export interface Presenting {
  readonly language: Language
  /** The coin that a symbol means, where the market knows one. */
  readonly coinOf: (symbol: string) => string | undefined
}

/** Rows come by their start, so those of a day stand together. */
export function presentGroups(rows: readonly EventRow[], presenting: Presenting): Groups {
  const groups = new Map<string, Item[]>()
  for (const row of rows) {
    const date = writeEventPoint(row.starts_at.getTime(), 'day')
    const items = groups.get(date) ?? []
    groups.set(date, items)
    items.push(presentEvent(row, presenting))
  }
  return [...groups].map(([date, items]) => ({ date, items }))
}

function presentEvent(row: EventRow, { language, coinOf }: Presenting): Item {
  const { type, symbol, texts, date_precision: precision } = row
  return {
    event_id: row.event_id,
    type,
    group: groupOf(type),
    token: symbol,
    coin_id: coinOf(symbol) ?? null,
    title: localised(texts, 'title', language) ?? '',
    description: localised(texts, 'description', language) ?? null,
    start: writeEventPoint(row.starts_at.getTime(), precision),
    end: row.ends_at && writeEventPoint(row.ends_at.getTime(), precision),
    precision,
    place: row.place,
    proof: row.proof,
  }
}
