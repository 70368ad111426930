import type { Translation } from '../../dictionary.ts'

export default {
  subscribeText:
    'Subscribe to events for these tokens and types. The date filter isn’t included. New and changed events appear automatically.',
  inApple: 'Apple Calendar and others (webcal)',
  inGoogle: 'Google Calendar',
  inOutlook: 'Outlook',
  asFile: 'iCalendar file (.ics)',
  asRss: 'RSS',
  feedAddress: 'Subscription URL',
  copy: 'Copy',
  copied: 'Copied',
  copySelected: 'The URL is selected. Copy it from here.',
} satisfies Translation<'events/subscription'>
