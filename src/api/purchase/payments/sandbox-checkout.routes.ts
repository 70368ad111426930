import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { periodEnd } from '../../../domain/purchase/plan.ts'
import { noFacts, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import {
  purchaseFailPath,
  purchasePath,
  purchaseSuccessPath,
  sandboxCheckoutPrefix,
} from '../../../words/addresses/purchase-addresses.ts'
import { cachePolicies } from '../../cache/cache-policies.ts'
import { callerAddress } from '../../http/caller-address.ts'
import type { FormTickets } from '../../submissions/form-tickets.ts'
import { applyProviderFacts } from '../apply-provider-facts.ts'
import type { PurchaseLinks } from '../purchase-links.ts'
import { refreshWaiting, type ProviderDeps } from '../refresh-from-provider.ts'
import {
  findSubscription,
  type SubscriptionRow,
  lockSubscription,
} from '../subscriptions/subscriptions.store.ts'
import { sandboxPolicy, writeCheckoutPage, writeGonePage } from './sandbox-page.ts'

const perMinute = 60
const maxBytes = 4_096

interface SandboxDeps extends ProviderDeps {
  readonly links: PurchaseLinks
  readonly tickets: FormTickets
}

/**
 * A checkout page that moves no money: the buyer approves, declines or goes back. It exists only with
 * `PAYMENTS=sandbox`.
 */
export function sandboxCheckout(app: FastifyInstance, deps: SandboxDeps): void {
  const url = `${sandboxCheckoutPrefix}:token`
  const schema = { hide: true, params: Type.Object({ token: Type.String({ maxLength: 200 }) }) }
  const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
  void app.register(async (forms) => {
    await forms.register(fastifyFormbody, {
      bodyLimit: maxBytes,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    forms.get(url, { schema, config }, async (request, reply) => {
      const row = await openOrder(request)
      return row === undefined ? gone(request, reply) : show(row, request, reply, false)
    })
    forms.post(url, { schema, config }, async (request, reply) => {
      const row = await openOrder(request)
      if (row === undefined) return gone(request, reply)
      const { ticket, act } = pressedIn(request.body)
      if (deps.tickets.read(ticket, holderOf(request)) === undefined || act === undefined)
        return show(row, request, reply, true)
      await settleSandbox({ row, act }, deps)
      const { subscription_id: id } = row
      const path = act === 'approve' ? purchaseSuccessPath(id) : purchaseFailPath(id)
      return reply.header('cache-control', cachePolicies.never).redirect(path, 303)
    })
  })

  const openOrder = async (request: FastifyRequest): Promise<SubscriptionRow | undefined> => {
    const token = tokenOf(request)
    const read = deps.links.read(token)
    if (read?.kind !== 'checkout') return undefined
    const row = await findSubscription(read.id, deps.database)
    if (row === undefined || !deps.links.isTrue(token, { ...read, salt: row.salt })) return undefined
    const now = await refreshWaiting(row, deps)
    return now.state === 'waiting' ? now : undefined
  }
  const show = (row: SubscriptionRow, request: FastifyRequest, reply: FastifyReply, isAgain: boolean) => {
    const ticket = deps.tickets.issue(holderOf(request))
    const backPath = purchaseFailPath(row.subscription_id)
    return page(reply, writeCheckoutPage({ row, ticket, isAgain, backPath }), 200)
  }
}

function gone({ language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return page(reply, writeGonePage({ language, backPath: purchasePath }), 404)
}

function page(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': sandboxPolicy, 'cache-control': cachePolicies.never })
    .type('text/html; charset=utf-8')
    .send(html)
}

function tokenOf({ params }: FastifyRequest): string {
  return (params as { token: string }).token
}

/**
 * A ticket is bound to the address of the caller. A buyer whose network changes has to press the button again; the
 * token in the path is the proof of identity.
 */
function holderOf(request: FastifyRequest) {
  return { path: sandboxCheckoutPrefix + tokenOf(request), caller: callerAddress(request) }
}

function pressedIn(body: unknown): { ticket: string; act: 'approve' | 'decline' | undefined } {
  const { ticket, act } = (body ?? {}) as { ticket?: unknown; act?: unknown }
  return {
    ticket: typeof ticket === 'string' ? ticket : '',
    act: act === 'approve' || act === 'decline' ? act : undefined,
  }
}

async function settleSandbox(
  { row, act }: { row: SubscriptionRow; act: 'approve' | 'decline' },
  deps: ProviderDeps,
): Promise<void> {
  const now = deps.now()
  const at = now.getTime()
  const stated: Partial<SubscriptionFacts> =
    act === 'decline'
      ? { declinedAt: at }
      : { paidAt: at, lastPaidAt: at, paidUntil: periodEnd({ from: at, interval: row.billing_interval }) }
  const { subscription_id: id } = row
  const providerFacts = { facts: { ...noFacts, ...stated }, subscription: `sandbox_${id}`, customer: null }
  const update = { id, providerFacts, cause: `sandbox ${act}`, trace: `sandbox_${id}`, now }
  await deps.database.transaction(async (queries) => {
    const current = await lockSubscription(id, queries)
    if (current?.state === 'waiting') await applyProviderFacts(update, deps, queries)
  })
}
