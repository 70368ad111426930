import type { Translation } from '../../dictionary.ts'

export default {
  confirmSiteSubject: 'Please confirm your subscription to {site}',
  confirmSiteText:
    'You asked to be told by mail of new sales and changed terms. Open the confirmation page with the button below and complete it there.',
  confirmOfferingSubject: 'Please confirm that you follow {name}',
  confirmOfferingText:
    'You asked to be told by mail when the terms or dates of {name} change. Open the confirmation page with the button below and complete it there.',
  confirmButton: 'Open the confirmation page',
  confirmEnding:
    'If this was not you, delete this mail and do nothing. Without a confirmation within 7 days the address is erased.',
  stopSubject: 'How to stop mails from {site}',
  stopSiteText:
    'You asked to stop the mails on new sales and changed terms. You can do so with the button below.',
  stopOfferingText: 'You asked to stop the mails on {name}. You can do so with the button below.',
  stopButton: 'Open the page to stop',
  stopEnding: 'If this was not you, delete this mail. Nothing changes then.',
  changedSubject: 'The terms of {name} have changed',
  changedText:
    'A sale you follow has changed. Before you decide to take part, check the project’s own announcement as well.',
  changedEnding: 'You get this mail because you follow {name} on {site}.',
  digestSubject: 'New sales and changed terms on {site}: {count}',
  digestText: 'Sales that were added, and terms that changed, since our last mail.',
  digestEnding: 'You get this mail on weekday mornings with news because you subscribed to {site}.',
  stopLink: 'Stop these mails',
} satisfies Translation<'mails'>
