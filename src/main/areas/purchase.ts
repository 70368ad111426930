import type { FastifyInstance } from 'fastify'
import type { MailAllowance } from '../../api/outbound/mail/mail-allowance.ts'
import type { MailQueue } from '../../api/outbound/mail/mail-queue.store.ts'
import { licenceKey } from '../../api/purchase/licences/licence-key.ts'
import { implementLicences } from '../../api/purchase/licences/licences.operations.ts'
import { ownSubscriptionForm } from '../../api/purchase/own-subscription.routes.ts'
import { sandboxCheckout } from '../../api/purchase/payments/sandbox-checkout.routes.ts'
import { sandboxMails } from '../../api/purchase/payments/sandbox-mails.ts'
import { implementPlans } from '../../api/purchase/plans.operations.ts'
import { purchaseLinks } from '../../api/purchase/purchase-links.ts'
import { purchaseJobs } from '../../api/purchase/purchase.jobs.ts'
import { purchaseMails } from '../../api/purchase/purchase.mails.ts'
import { implementPurchase } from '../../api/purchase/purchase.operations.ts'
import { formTickets } from '../../api/submissions/form-tickets.ts'
import { openPayments } from '../connections/open-payments.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export async function openPurchase(
  foundation: Foundation,
  input: { readonly allowance: MailAllowance; readonly queue: MailQueue },
) {
  const { config, content, database, logger, secret, now } = foundation
  const { siteOrigin } = config
  const links = purchaseLinks(secret)
  const { provider, webhook } = await openPayments({ config, links, now })
  const mails = purchaseMails({ ...config, links })
  const queue = webhook === undefined ? sandboxMails(input.queue, input.allowance) : input.queue
  const deps = { content, database, logger, secret, now, siteOrigin, links, provider, mails, queue }
  return {
    name: 'purchase',
    operations: {
      ...implementPlans({ ...deps, sellers: config.sellers }),
      ...implementPurchase(deps),
      ...implementLicences({ database, key: licenceKey(secret), now }),
    },
    routes(app: FastifyInstance) {
      ownSubscriptionForm(app, deps)
      const tickets = formTickets({ secret, now: () => now().getTime(), minAge: 0 })
      if (webhook === undefined) sandboxCheckout(app, { ...deps, tickets })
      else webhook(app, deps)
    },
    jobs: purchaseJobs(deps),
  } satisfies Area
}
