import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { typesOfTags, type EventTag } from '../../../domain/events/event-tags.ts'
import { eventGroups, eventTypes, groupOf, type EventType } from '../../../domain/events/event-types.ts'
import { calendarAddress } from '../../../words/addresses/event-addresses.ts'
import type { Links } from '../../addresses/links.ts'

interface TypesSource {
  readonly filter: CalendarFilter
  readonly counts: Readonly<Record<EventType, number>>
  readonly isList: boolean
  readonly links: Links
}

export function presentTypes({ filter, counts, isList, links }: TypesSource) {
  const chosen = new Set(typesOfTags(filter.tags))
  const linkTo = (tags: readonly EventTag[]) => links.inside(calendarAddress({ ...filter, tags }, { isList }))
  const without = (types: readonly EventType[]) => [...chosen].filter((type) => !types.includes(type))
  const toggled = (types: readonly EventType[]) =>
    types.every((type) => chosen.has(type)) ? without(types) : [...chosen, ...types]
  const countOf = (types: readonly EventType[]) => types.reduce((sum, type) => sum + counts[type], 0)
  return {
    all: { href: linkTo([]), count: countOf(eventTypes), isOn: chosen.size === 0 },
    groups: eventGroups.map((group) => {
      const types = eventTypes.filter((type) => groupOf(type) === group)
      return {
        group,
        href: linkTo(toggled(types)),
        count: countOf(types),
        isOn: types.every((type) => chosen.has(type)),
        types: types.map((type) => ({
          type,
          href: linkTo(toggled([type])),
          count: counts[type],
          isOn: chosen.has(type),
        })),
      }
    }),
  }
}

export type LoadedTypes = ReturnType<typeof presentTypes>
