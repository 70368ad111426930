import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: 'We received your project: {name}',
  receivedText:
    'Thank you for submitting a project to {site}. We’ll review it before it is listed. You can check its status at any time with the button below, and correct or withdraw it until it has been reviewed.',
  stateButton: 'Check the status',
  number: 'Receipt number',
  linkCare: 'Anyone with this link can see, correct and withdraw the project. Please don’t forward it.',
  approvedSubject: 'Your project is listed: {name}',
  approvedText: 'We reviewed the project you submitted, and it is now listed on {site}. Thank you.',
  approvedButton: 'View the listing',
  refusedSubject: 'We didn’t list your project: {name}',
  refusedText: 'We reviewed the project you submitted and decided not to list it, for this reason:',
  mendText: 'The button below opens the form with what you sent, so that you can fix it and submit it again.',
  mendButton: 'Fix and submit again',
  ending:
    'You’re receiving this email because this address was given as the contact for a project submitted to {site}. If this wasn’t you, ignore this email.',
  keySubject: 'Your link to edit the listing: {name}',
  keyText:
    'You can edit what {site} says about {name} with the button below. Changes go live as soon as you save and are recorded in the change history.',
  keyCare:
    'Anyone who has this link can edit the listing, so share it only with those responsible. If you no longer need it, or someone else has gained access to it, tell us through the contact form.',
  keyButton: 'Edit the listing',
  keyEnding:
    'You’re receiving this email because this address is the contact for a project listed on {site}. If this isn’t you, ignore this email.',
} satisfies Translation<'owner-mails'>
