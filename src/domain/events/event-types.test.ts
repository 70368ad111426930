import { expect, test } from 'vitest'
import { eventGroups, eventTypes, groupOf, isEventType } from './event-types.ts'

test('there are sixteen types, each in one of three groups', () => {
  expect(eventTypes).toHaveLength(16)
  expect(eventGroups).toEqual(['token', 'people', 'company'])
  for (const type of eventTypes) expect(eventGroups).toContain(groupOf(type))
})

test.each(['', 'Exchange', 'toString', 'party', null, 5])('%j is not a type', (value) => {
  expect(isEventType(value)).toBe(false)
})
