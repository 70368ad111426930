import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: 'We received your event: {title}',
  receivedText:
    'Thank you for submitting an event to {site}. We’ll review it before it appears in the calendar. You can check its status at any time with the button below, and correct or withdraw it until it has been reviewed.',
  stateButton: 'Check the status',
  number: 'Receipt number',
  linkCare: 'Anyone with this link can see, correct and withdraw the event. Please don’t forward it.',
  approvedSubject: 'Your event is in the calendar: {title}',
  approvedText: 'We reviewed the event you submitted, and it is now in the calendar. Thank you.',
  approvedButton: 'View the event',
  refusedSubject: 'We didn’t add your event: {title}',
  refusedText:
    'We reviewed the event you submitted and decided not to add it to the calendar, for this reason:',
  mendText: 'The button below opens the form with what you sent, so that you can fix it and submit it again.',
  mendButton: 'Fix and submit again',
  ending:
    'You’re receiving this email because this address was entered with an event submitted to {site}. If this wasn’t you, ignore this email. The address is deleted once the review is complete.',
} satisfies Translation<'event-mails'>
