import { eventGroups, eventTypes, groupOf, type EventGroup, type EventType } from './event-types.ts'

export type EventTag = EventType | EventGroup

export function isEventTag(value: unknown): value is EventTag {
  return [...eventGroups, ...eventTypes].some((tag) => tag === value)
}

/**
 * The canonical list of tags: groups first, then types, without duplicates and in the order of the calendar. All types
 * of a group become the group, and all groups become an empty list, which filters nothing. `ama,people,exchange` →
 * `people,exchange`.
 */
export function settleTags(tags: readonly EventTag[]): EventTag[] {
  const chosen = new Set(typesOfTags(tags))
  const groups = eventGroups.filter((group) => typesOfGroup(group).every((type) => chosen.has(type)))
  if (groups.length === eventGroups.length) return []
  return [...groups, ...eventTypes.filter((type) => chosen.has(type) && !groups.includes(groupOf(type)))]
}

export function typesOfTags(tags: readonly EventTag[]): EventType[] {
  return eventTypes.filter((type) => tags.includes(type) || tags.includes(groupOf(type)))
}

function typesOfGroup(group: EventGroup): EventType[] {
  return eventTypes.filter((type) => groupOf(type) === group)
}
