import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, unknown>

interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly body: Fields
  readonly idempotencyKey: string | undefined
  readonly version: string | undefined
}

/**
 * What happens to the next call: `error` is an error after which the caller may try again, `silent` succeeds without an answer,
 * `refused` rejects the buyer's address.
 */
type Fault = 'error' | 'silent' | 'refused'

export const stripeKey = 'sk_test_onlythetestsknow'
export const webhookSecret = 'whsec_onlythetestsknow'

/** Serves the part of Stripe's API that the site uses, and signs webhook calls as Stripe does. */
export async function startFakeStripe({ now }: { now: () => Date }) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const [sessions, subscriptions] = [new Map<string, Fields>(), new Map<string, Fields>()]
  const [coupons, charges, disputes] = [new Map<string, Fields>(), [] as Fields[], [] as Fields[]]
  const answered = new Map<string, { status: number; body: unknown }>()
  const requested: StripeRequest[] = []
  let failing: { readonly path: string; readonly faults: Fault[] } = { path: '', faults: [] }
  const held: ServerResponse[] = []
  const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

  const makeSession = (body: Fields) => {
    const id = newId('cs_test')
    sessions.set(id, {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      expires_at: Number(body['expires_at']),
      client_reference_id: body['client_reference_id'],
      metadata: body['metadata'],
      subscription: null,
      customer: null,
      sent: body,
    })
    return sessions.get(id)
  }
  const shownSession = (id: string, isExpanded: boolean) => {
    const session = sessions.get(id)
    const subscription = subscriptions.get(String(session?.['subscription']))
    return (
      session && { ...session, subscription: isExpanded ? (subscription ?? null) : session['subscription'] }
    )
  }
  const put = (thing: Fields | undefined, changes: Fields) => thing && Object.assign(thing, changes)

  const routes: readonly [string, RegExp, (id: string, body: Fields, query: URLSearchParams) => unknown][] = [
    ['POST', /^\/v1\/checkout\/sessions$/, (_, body) => makeSession(body)],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      (id, _, query) => shownSession(id, [...query.values()].includes('subscription')),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (id) =>
        sessions.get(id)?.['status'] === 'open' ? put(sessions.get(id), { status: 'expired' }) : 'refused',
    ],
    [
      'POST',
      /^\/v1\/coupons$/,
      (_, body) => {
        const id = newId('cp')
        coupons.set(id, { id, object: 'coupon', ...body, amount_off: Number(body['amount_off']) })
        return coupons.get(id)
      },
    ],
    [
      'POST',
      /^\/v1\/subscriptions\/(\w+)$/,
      (id, body) =>
        put(subscriptions.get(id), { cancel_at_period_end: body['cancel_at_period_end'] === 'true' }),
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      (id) => put(subscriptions.get(id), { status: 'canceled', ended_at: seconds(), canceled_at: seconds() }),
    ],
    [
      'GET',
      /^\/v1\/charges$/,
      (_, __, query) => ({
        object: 'list',
        has_more: false,
        data: charges.filter(({ customer }) => customer === query.get('customer')).toReversed(),
      }),
    ],
    ['GET', /^\/v1\/charges\/(\w+)$/, (id) => charges.find((charge) => charge['id'] === id)],
    [
      'GET',
      /^\/v1\/disputes$/,
      (_, __, query) => ({
        object: 'list',
        has_more: false,
        data: disputes.filter(({ charge }) => charge === query.get('charge')),
      }),
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      (_, { charge }) => {
        put(
          charges.find(({ id }) => id === charge),
          { refunded: true },
        )
        return { id: newId('re'), object: 'refund', charge, status: 'succeeded' }
      },
    ],
  ]

  const answer = (request: IncomingMessage, body: Fields): { status: number; body: unknown } => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example')
    if (request.headers.authorization !== `Bearer ${stripeKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    for (const [method, path, act] of routes) {
      const found = path.exec(pathname)
      if (found === null || method !== request.method) continue
      const made = act(found[1] ?? '', body, searchParams)
      if (made === 'refused')
        return refusal(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' })
      if (made !== undefined) return { status: 200, body: made }
    }
    return refusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such object',
    })
  }

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = nested(Buffer.concat(chunks).toString())
      const key = request.headers['idempotency-key']
      const idempotencyKey = typeof key === 'string' ? key : undefined
      requested.push({
        method: request.method ?? '',
        path: request.url ?? '',
        body,
        idempotencyKey,
        version: String(request.headers['stripe-version']),
      })
      const send = (reply: { status: number; body: unknown }): void => {
        response
          .writeHead(reply.status, { 'content-type': 'application/json', 'request-id': newId('req') })
          .end(JSON.stringify(reply.body))
      }
      const isFailing = new URL(request.url ?? '/', 'http://stripe.example').pathname.endsWith(failing.path)
      const fault = isFailing ? failing.faults.shift() : undefined
      if (fault === 'error') return send(refusal(500, { type: 'api_error', message: 'try again' }))
      if (fault === 'refused') {
        const message = `Invalid email address: ${String(body['customer_email'])}`
        return send(refusal(400, { type: 'invalid_request_error', code: 'email_invalid', message }))
      }
      const known = idempotencyKey === undefined ? undefined : answered.get(idempotencyKey)
      const made = known ?? answer(request, body)
      if (idempotencyKey !== undefined) answered.set(idempotencyKey, made)
      if (fault === 'silent') held.push(response)
      else send(made)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const charge = (customer: unknown, { paid }: { paid: boolean }) => {
    const made = {
      id: newId('ch'),
      object: 'charge',
      customer,
      created: seconds(),
      paid,
      status: paid ? 'succeeded' : 'failed',
      refunded: false,
      disputed: false,
    }
    charges.push(made)
    return made
  }
  const setPeriod = (subscription: Fields, start: number, end: number) =>
    put(subscription, { items: { data: [{ current_period_start: start, current_period_end: end }] } })
  const month = 30 * 86_400
  const lastCharge = (subscription: Fields): Fields =>
    charges.findLast(({ customer }) => customer === subscription['customer']) ?? {}

  return {
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      PAYMENT_SECONDS: '1',
    },
    requested,
    coupons,
    sessionOf: (subscriptionId: string) =>
      [...sessions.values()].find(({ client_reference_id: of }) => of === subscriptionId) ?? {},
    subscriptionOf(subscriptionId: string) {
      return (
        [...subscriptions.values()].find(
          ({ metadata }) => (metadata as Fields)['subscription_id'] === subscriptionId,
        ) ?? {}
      )
    },
    /** Makes the next calls whose path ends with `path` fail: the first with the first fault, and so on. */
    fail: (path: string, ...faults: Fault[]) => void (failing = { path, faults }),
    pay(session: Fields) {
      const [id, customer] = [newId('sub'), newId('cus')]
      const { subscription_data: data } = session['sent'] as Fields
      const subscription: Fields = {
        id,
        object: 'subscription',
        status: 'active',
        customer,
        metadata: (data as Fields)['metadata'],
        start_date: seconds(),
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
      }
      setPeriod(subscription, seconds(), seconds() + month)
      subscriptions.set(id, subscription)
      charge(customer, { paid: true })
      put(session, { status: 'complete', payment_status: 'paid', subscription: id, customer })
    },
    expire: (session: Fields) => void put(session, { status: 'expired' }),
    renew(subscription: Fields, { paid }: { paid: boolean }) {
      setPeriod(subscription, seconds(), seconds() + month)
      put(subscription, { status: paid ? 'active' : 'past_due' })
      charge(subscription['customer'], { paid })
    },
    end: (subscription: Fields) => void put(subscription, { status: 'canceled', ended_at: seconds() }),
    lastCharge,
    refundLast: (subscription: Fields) => Object.assign(lastCharge(subscription), { refunded: true }),
    disputeLast(subscription: Fields, status: string) {
      const { id } = Object.assign(lastCharge(subscription), { disputed: true })
      const dispute = { id: newId('dp'), object: 'dispute', charge: id, status }
      disputes.push(dispute)
      return dispute
    },
    /** A call with any text, signed as Stripe does. */
    signed(payload: string) {
      return {
        ...this.call('signed', {}),
        payload,
        headers: signedHeaders(payload, webhookSecret, seconds()),
      }
    },
    call(type: string, object: Fields, { id = newId('evt'), secret = webhookSecret, at = seconds() } = {}) {
      const { sent: _, ...shown } = object
      const payload = JSON.stringify({ id, object: 'event', type, created: at, data: { object: shown } })
      return {
        id,
        method: 'POST' as const,
        url: '/api/stripe/webhook',
        headers: signedHeaders(payload, secret, at),
        payload,
      }
    },
    async close() {
      for (const response of held) response.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

function signedHeaders(payload: string, secret: string, at: number) {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return {
    host: 'www.localhost',
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${at},v1=${signature}`,
  }
}

function refusal(status: number, error: Fields) {
  return { status, body: { error } }
}

/** Parses a form body: `a[b][0][c]=1` becomes `{ a: { b: { 0: { c: '1' } } } }`. */
function nested(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.replaceAll(']', '').split('[')
    const last = parts.pop() ?? ''
    let at = fields
    for (const part of parts) at = (at[part] ??= {}) as Fields
    at[last] = value
  }
  return fields
}
