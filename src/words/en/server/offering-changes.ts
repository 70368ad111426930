import type { Translation } from '../../dictionary.ts'

export default {
  'pre-open': 'Upcoming',
  ongoing: 'Ongoing',
  succeeded: 'Succeeded',
  failed: 'Failed',
  unknown: 'TBA',
  outcomeUnknown: 'Outcome unknown',
  line: '{field}: {before} → {after}',
  others: '{count, plural, one {One more field has changed.} other {{count} more fields have changed.}}',
} satisfies Translation<'offering-changes'>
