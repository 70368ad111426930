import { expect, test } from 'vitest'
import { eventGroups, eventTypes, groupOf, isEventType, typesOfGroup } from './event-types.ts'

test('there are sixteen types, and each stands in one group alone', () => {
  expect(eventTypes).toHaveLength(16)
  const grouped = eventGroups.flatMap((group) => [...typesOfGroup[group]])
  expect(grouped.toSorted()).toEqual([...eventTypes].toSorted())
  for (const group of eventGroups) for (const type of typesOfGroup[group]) expect(groupOf(type)).toBe(group)
})

test.each(['', 'Exchange', 'toString', 'party', null, 5])('%j is no type', (value) => {
  expect(isEventType(value)).toBe(false)
})
