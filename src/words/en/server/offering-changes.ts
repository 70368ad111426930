import type { Translation } from '../../dictionary.ts'

export default {
  'pre-open': 'Upcoming',
  ongoing: 'Ongoing',
  succeeded: 'Succeeded',
  failed: 'Failed',
  unknown: 'TBA',
  outcomeUnknown: 'Outcome unknown',
  needed: 'Required',
  notNeeded: 'Not required',
  yes: 'Yes',
  no: 'No',
  added: '{field}: added {added}',
  removed: '{field}: removed {removed}',
  exchanged: '{field}: added {added}; removed {removed}',
  addedNew: '{field}: added',
  removedWhole: '{field}: removed',
  updated: '{field}: updated',
  othersAlone: '{count, plural, one {One field has changed.} other {{count} fields have changed.}}',
  line: '{field}: {before} → {after}',
  others: '{count, plural, one {One more field has changed.} other {{count} more fields have changed.}}',
} satisfies Translation<'offering-changes'>
