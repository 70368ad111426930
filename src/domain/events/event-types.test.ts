import { expect, test } from 'vitest'
import { eventGroups, eventTypes, groupOf, isEventType } from './event-types.ts'

test('there are sixteen types, and each stands in one of three groups', () => {
  expect(eventTypes).toHaveLength(16)
  expect(eventGroups).toEqual(['token', 'people', 'company'])
  for (const type of eventTypes) expect(eventGroups).toContain(groupOf(type))
})

test.each(['', 'Exchange', 'toString', 'party', null, 5])('%j is no type', (value) => {
  expect(isEventType(value)).toBe(false)
})
