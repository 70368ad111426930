import { implementEvents } from '../../api/events/events.operations.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

interface EventsNeeds {
  /** The id of the coin that a symbol means. */
  readonly coinOf: (symbol: string) => string | undefined
}

export function openEvents({ database }: Foundation, { coinOf }: EventsNeeds) {
  return { name: 'events', operations: implementEvents({ database, coinOf }) } satisfies Area
}
