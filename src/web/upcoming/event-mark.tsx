import type { EventGroup } from '../../domain/events/event-types.ts'

export function EventMark({ group }: { group: EventGroup }) {
  return <i aria-hidden="true" className={`event-mark event-${group}`} />
}
