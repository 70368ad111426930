import { mailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import { mailIdentity } from '../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** What areas send mails with. It is one for all: what strangers can have us send is counted together. */
export function openMailing({ config, secret, registry, logger }: Foundation) {
  return {
    allowance: mailAllowance({ secret, maxPerHour: config.mailsPerHour, registry, logger }),
    queue: mailQueue({ identity: mailIdentity(secret) }),
  }
}
