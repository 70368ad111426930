import type { Translation } from '../../dictionary.ts'

export default {
  status: 'Status',
  ico_start: 'Starts',
  ico_end: 'Ends',
  raised_amount: 'Raised',
  target_amount_min: 'Minimum target',
  target_amount_max: 'Maximum target',
  soft_cap: 'Soft cap',
  hard_cap: 'Hard cap',
  sold_tokens: 'Tokens sold',
  token_for_sale: 'Tokens for sale',
  initial_price: 'Initial price',
  'pre-open': 'Upcoming',
  ongoing: 'Ongoing',
  succeeded: 'Succeeded',
  failed: 'Failed',
  unknown: 'TBA',
  outcomeUnknown: 'Outcome unknown',
  line: '{field}: {before} → {after}',
  others: '{count, plural, one {One more field has changed.} other {{count} more fields have changed.}}',
} satisfies Translation<'offering-changes'>
