import { join } from 'node:path'
import type { Event } from '../../domain/events/event.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { demoRows } from '../transfer/demo/demo-files.ts'
import { hasEvents } from './events.store.ts'
import { eventsTransfer } from './events.transfer.ts'

export const eventsDemo: DemoContent<Event> = {
  kind: eventsTransfer,
  hasAny: hasEvents,
  rows: ({ directory, now }) =>
    demoRows(join(directory, 'events.ndjson'), { now, fields: ['start', 'end'], by: 'days' }),
}
