import type { EventGroup } from '../../domain/events/event-types.ts'

/** The mark of a group of events; always shown beside its name. */
export function EventMark({ group }: { group: EventGroup }) {
  return <i aria-hidden="true" className={`event-mark event-${group}`} />
}
