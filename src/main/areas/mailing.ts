import { mailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import { mailIdentity } from '../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** The mail queue and the asking limit. All areas share them, because the limit counts the mails of all areas together. */
export function openMailing({ config, secret, registry, logger }: Foundation) {
  return {
    allowance: mailAllowance({ secret, maxPerHour: config.mailsPerHour, registry, logger }),
    queue: mailQueue({ identity: mailIdentity(secret) }),
  }
}
