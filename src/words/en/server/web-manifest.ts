import type { Translation } from '../../dictionary.ts'

export default {
  search: 'Find token sales',
  market: 'Market',
  events: 'Event calendar',
} satisfies Translation<'web-manifest'>
