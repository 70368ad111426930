import type { EventGroup } from '../../domain/events/event-types.ts'

/** The shape and colour of a group; always beside a word. */
export function EventMark({ group }: { group: EventGroup }) {
  return <i aria-hidden="true" className={`event-mark event-${group}`} />
}
