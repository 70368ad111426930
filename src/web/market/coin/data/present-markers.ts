import { type Precision, overAt } from '../../../../domain/events/event-time.ts'
import type { EventType } from '../../../../domain/events/event-types.ts'
import { readDay } from '../../../../domain/kernel/time/calendar-day.ts'
import type { FoundEvent } from './load-events.ts'

type Sale = { itemId: string; name: string; start: string | null; end: string | null }

export interface ChartMarker {
  readonly letter: string
  /** Start of the candle that carries the letter, in seconds since 1970. */
  readonly time: number
  readonly title: string
  readonly kind: EventType | 'saleStarts' | 'saleEnds'
  /** Time of the event in milliseconds since 1970, exact to `precision`. */
  readonly at: number
  readonly precision: Precision
  /** Where to read about it: an external address, or the id of a sale. */
  readonly proof: string | null
  readonly itemId: string | null
}

const maxMarkers = 8
const letters = 'ABCDEFGH'

interface MarkerSources {
  readonly coinId: string
  readonly events: readonly FoundEvent[]
  readonly sales: readonly Sale[]
  readonly times: readonly number[]
}

/**
 * Events and sales in the range of the chart, lettered in order of time. Beyond eight only the latest are shown, and
 * the rest are counted.
 */
export function presentMarkers({ coinId, events, sales, times }: MarkerSources) {
  const span = spanOf(times)
  const markers = [...events.filter(isOf(coinId)).map(fromEvent), ...sales.flatMap(fromSale)]
    .flatMap((marker) => {
      const time = span && markerTime(marker, span)
      const candle = time === undefined ? undefined : times.findLast((begin) => begin <= time)
      return candle === undefined ? [] : [{ ...marker, time: candle }]
    })
    .toSorted((a, b) => a.time - b.time || a.at - b.at)
  const shown = markers.slice(-maxMarkers)
  return {
    shown: shown.map((marker, place): ChartMarker => ({ letter: letters[place] ?? '', ...marker })),
    more: markers.length - shown.length,
  }
}

/** Coins may share a symbol, so only events that are known to be about this coin are marked. */
function isOf(coinId: string) {
  return ({ coin_id }: FoundEvent) => coin_id === coinId
}

function fromEvent({ title, type, start, precision, proof }: FoundEvent) {
  return { title, kind: type, at: Date.parse(start), precision, proof, itemId: null }
}

function fromSale({ itemId, name, start, end }: Sale) {
  const dates = [
    { kind: 'saleStarts' as const, date: start },
    { kind: 'saleEnds' as const, date: end },
  ]
  return dates.flatMap(({ kind, date }) => {
    if (date === null) return []
    const precision = readDay(date) === undefined ? ('hour' as const) : ('day' as const)
    return [{ title: name, kind, at: Date.parse(date), precision, proof: null, itemId }]
  })
}

/**
 * The time from the start of the first candle to the end of the last one, which is taken to be as long as the candle before it.
 */
function spanOf(times: readonly number[]): Span | undefined {
  const [from] = times
  const [before, last] = times.slice(-2)
  if (from === undefined || before === undefined || last === undefined) return undefined
  return { from, to: 2 * last - before }
}

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Time of an event on the chart, or undefined if it is outside. A day is shown at noon UTC, which is that day nearly
 * everywhere, or at the nearest point of the chart. A month is shown at its middle, and only if the chart covers all of
 * it: on the chart of a week it would look more exact than it is.
 */
function markerTime(
  { at, precision }: { at: number; precision: Precision },
  { from, to }: Span,
): number | undefined {
  const start = at / 1000
  if (precision === 'hour') return start >= from && start < to ? start : undefined
  const over = overAt({ start: at, end: null, precision }) / 1000
  const middle = (start + over) / 2
  if (precision === 'month') return start >= from && over <= to ? middle : undefined
  return start < to && over > from ? Math.min(Math.max(middle, from), to) : undefined
}
