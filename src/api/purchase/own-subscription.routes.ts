import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/problems/problem.ts'
import { ownSubscriptionFormPath } from '../../words/addresses/endpoints.ts'
import { ownSubscriptionPath } from '../../words/addresses/purchase-addresses.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { changeRenewal, findManaged } from './manage-subscription.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import type { ProviderDeps } from './refresh-from-provider.ts'

const perMinute = 30
const maxBytes = 4_096

/**
 * The buttons "cancel" and "resume" of the page that mails link to, as a plain form for browsers without JavaScript.
 * The token proves who sends it. Redirects to the page with the result: `done=cancel`, `done=resume`, or `done=` and
 * the code of a problem.
 */
export function ownSubscriptionForm(
  app: FastifyInstance,
  deps: ProviderDeps & { links: PurchaseLinks },
): void {
  void app.register(async (forms) => {
    await forms.register(fastifyFormbody, {
      bodyLimit: maxBytes,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    forms.post(
      ownSubscriptionFormPath,
      {
        schema: {
          tags: ['purchase'],
          operationId: 'sendOwnSubscription',
          summary:
            'Cancel or resume a subscription: target of the HTML form of its page, to which it redirects',
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        const { token: input, act } = (request.body ?? {}) as { token?: unknown; act?: unknown }
        const token = typeof input === 'string' ? input : ''
        const leadBack = (path: string) =>
          reply.header('cache-control', cachePolicies.never).redirect(path, 303)
        const row = await findManaged(token, deps)
        if (row === undefined) return leadBack(ownSubscriptionPath('invalid'))
        const page = ownSubscriptionPath(token)
        if (act !== 'cancel' && act !== 'resume') return leadBack(page)
        try {
          await changeRenewal({ row, act }, deps)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          return leadBack(`${page}&done=${error.code}`)
        }
        return leadBack(`${page}&done=${act}`)
      },
    )
  })
}
