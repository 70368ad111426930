import type { Translation } from '../../dictionary.ts'

export default {
  entry: '* {title}',
  confirmSiteSubject: 'Please confirm your subscription to {site}',
  confirmSiteText:
    'You asked for email updates on new token sales and changes to terms. To confirm, open the page below and press “Confirm”.',
  confirmOfferingSubject: 'Please confirm that you want to follow {name}',
  confirmOfferingText:
    'You asked for email updates on the terms and dates of {name}. To confirm, open the page below and press “Confirm”.',
  confirmButton: 'Open the confirmation page',
  confirmEnding:
    'If this wasn’t you, ignore this email. Unconfirmed addresses are deleted after {confirmDays} days.',
  stopSubject: 'How to unsubscribe from {site}',
  stopSiteText:
    'You asked to unsubscribe from updates on new token sales and changes to terms. Press the button below to unsubscribe.',
  stopOfferingText: 'You asked to unsubscribe from updates on {name}. Press the button below to unsubscribe.',
  stopButton: 'Unsubscribe',
  stopEnding: 'If this wasn’t you, ignore this email and you’ll stay subscribed.',
  changedSubject: 'The terms of {name} have changed',
  changedText:
    'A token sale you follow has changed. Before you decide to take part, check the project’s own announcement as well.',
  changedEnding: 'You’re receiving this email because you follow {name} on {site}.',
  digestSubject:
    '{site}: {count, plural, one {# new or updated token sale} other {# new and updated token sales}}',
  digestText: 'New token sales and changes to terms since our last email.',
  digestMore: 'And {count, plural, one {# more} other {# more}}: see the newest token sales',
  digestEnding:
    'You’re receiving this email because you subscribed to {site}. We send it on weekday mornings when there is news.',
  preferencesLink: 'Email preferences',
  stopLink: 'Unsubscribe',
} satisfies Translation<'mails'>
