import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { writeEventPoint } from '../../domain/events/event-time.ts'
import { eventTypes, groupOf, type EventType } from '../../domain/events/event-types.ts'
import { demoSource, placeIn } from '../../domain/events/event.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import type { ListedEvent } from './listed-events.store.ts'

export type Found = Reply<Operations['searchEvents']>
type Item = Found['groups'][number]['items'][number]

export interface Coin {
  readonly id: string
  readonly name: string
  readonly symbol: string
}

export interface EventPresenterDeps {
  readonly language: Language
  readonly coinOf: (symbol: string) => Coin | undefined
}

export type CoinOf = (symbol: string, language: Language) => Coin | undefined

export function presentingBy(coinOf: CoinOf): (language: Language) => EventPresenterDeps {
  return (language) => ({ language, coinOf: (symbol) => coinOf(symbol, language) })
}

export type WrittenEvent = Omit<Item, 'coin_id'>

export function withCoin(event: WrittenEvent, coinOf: EventPresenterDeps['coinOf']): Item {
  return { ...event, coin_id: coinOf(event.token)?.id ?? null }
}

export function presentCounts(counts: Readonly<Partial<Record<EventType, number>>>): Found['counts'] {
  return Object.fromEntries(eventTypes.map((type) => [type, counts[type] ?? 0])) as Found['counts']
}

export function presentEvent(row: ListedEvent, { language, coinOf }: EventPresenterDeps): Item {
  return withCoin(writeEvent(row, language), coinOf)
}

export function writeEvent(row: ListedEvent, language: Language): WrittenEvent {
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
