import type { Translation } from '../../dictionary.ts'

export default {
  emptyTitle: 'No events match',
  emptyText: 'Try another period or other types.',
  allEvents: 'See all events',
  withoutPeriod: 'Any period',
  withoutTypes: 'All types',
} satisfies Translation<'events/empty'>
