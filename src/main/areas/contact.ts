import { contactJobs } from '../../api/contact/contact.jobs.ts'
import { contactMails } from '../../api/contact/contact.mails.ts'
import { implementContact } from '../../api/contact/contact.operations.ts'
import type { MailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openContact(
  { config, database, secret, now }: Foundation,
  deps: { readonly allowance: MailAllowance; readonly queue: MailQueue },
) {
  return {
    name: 'contact',
    operations: implementContact({ ...deps, database, secret, now, mails: contactMails(config) }),
    jobs: contactJobs(),
  } satisfies Area
}
