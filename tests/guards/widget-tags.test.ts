import { expect, it } from 'vitest'
import { eventGroups, eventTypes } from '../../src/domain/events/event-types.ts'
import { readWidget } from '../../src/domain/widgets/widget.ts'

it('a widget of events can show every type and group of the calendar', () => {
  const tags = [...eventGroups, ...eventTypes]
  const widget = readWidget('events', { tags: tags.join(',') }, 'en')
  expect(widget.tags).toEqual(tags.toSorted())
})
