import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: 'We received your event: {title}',
  receivedText:
    'Thank you for submitting an event to {site}. We’ll review it before it appears in the calendar. You can check its status at any time with the button below.',
  stateButton: 'Check the status',
  approvedSubject: 'Your event is in the calendar: {title}',
  approvedText: 'We reviewed the event you submitted, and it is now in the calendar. Thank you.',
  approvedButton: 'View the event',
  refusedSubject: 'We didn’t add your event: {title}',
  refusedText:
    'We reviewed the event you submitted and decided not to add it to the calendar, for this reason:',
  ending:
    'You’re receiving this email because this address was entered with an event submitted to {site}. If this wasn’t you, ignore this email. The address is deleted once the review is complete.',
} satisfies Translation<'event-mails'>
