import type { Translation } from '../../dictionary.ts'

export default {
  subject:
    '{count, plural, one {{count} submission is} other {{count} submissions are}} waiting for review ({site})',
  event: 'Event {number}: {name}',
  project: 'Project {number}: {name}',
  more: 'And {count} more',
  commands:
    'List them with npm run site -- events list and npm run site -- submissions list, and see one with events show NUMBER or submissions show NUMBER. Anything submitted within the next hour will come in one email.',
} satisfies Translation<'submission-mails'>
