import { eventGroups, eventTypes, groupOf, type EventGroup, type EventType } from '../event-types.ts'

/** A type, or a group for all of its types. */
export type EventTag = EventType | EventGroup

export function isEventTag(value: unknown): value is EventTag {
  return [...eventGroups, ...eventTypes].some((tag) => tag === value)
}

/**
 * One spelling for one choice: groups first, then types, each once and in our order. A group stands for its types, as do all
 * of them for the group; all groups are no filter. `ama,people,exchange` → `people,exchange`.
 */
export function settleTags(tags: readonly EventTag[]): EventTag[] {
  const chosen = new Set(typesOfTags(tags))
  const groups = eventGroups.filter((group) => typesOfGroup(group).every((type) => chosen.has(type)))
  if (groups.length === eventGroups.length) return []
  return [...groups, ...eventTypes.filter((type) => chosen.has(type) && !groups.includes(groupOf(type)))]
}

/** In our order; none is all of them. */
export function typesOfTags(tags: readonly EventTag[]): EventType[] {
  return eventTypes.filter((type) => tags.includes(type) || tags.includes(groupOf(type)))
}

function typesOfGroup(group: EventGroup): EventType[] {
  return eventTypes.filter((type) => groupOf(type) === group)
}
