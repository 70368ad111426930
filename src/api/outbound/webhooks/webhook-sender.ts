import { createHmac } from 'node:crypto'
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  deliveryHeader,
  signedWebhookText,
  webhookDeadlineMilliseconds,
  webhookHeader,
  writeWebhookSignature,
} from '../../../domain/wallet/webhook-rules.ts'
import { publicAddressOf, type Resolve } from './public-address.ts'
import { isSendable, isLocalUrl, type WebhookTarget } from './webhook-target.ts'

/** The result of a delivery. `failed`: no reply, or not 2xx; it is retried. `refused`: it is never sent. */
export type WebhookDelivery =
  | { readonly kind: 'delivered'; readonly status: number }
  | { readonly kind: 'failed' | 'refused'; readonly status: number | null; readonly error: string }

export interface WebhookSender {
  readonly send: (
    message: { readonly deliveryId: string; readonly body: string },
    target: WebhookTarget,
  ) => Promise<WebhookDelivery>
}

interface SenderDeps {
  readonly allowsLocal: boolean
  readonly now: () => Date
  readonly deadlineMilliseconds?: number | undefined
  readonly resolve?: Resolve | undefined
  /**
   * For tests, which cannot listen on a public address: maps the checked address to a local server and its certificate authority.
   */
  readonly reach?:
    | ((address: string) => { hostname: string; port: number; ca: string | undefined })
    | undefined
}

/**
 * Sends a webhook to the server of a dApp, signed with its secret: only over https, only to hosts the dApp is
 * registered with, only to a public address that was resolved and checked here, and without following redirects.
 */
export function webhookSender({
  allowsLocal,
  now,
  deadlineMilliseconds = webhookDeadlineMilliseconds,
  resolve,
  reach,
}: SenderDeps): WebhookSender {
  const addressOf = async ({ hostname }: URL, isLocal: boolean) => {
    if (isLocal) return hostname === '[::1]' ? '::1' : '127.0.0.1'
    return (await publicAddressOf(hostname, resolve)).address
  }
  return {
    async send({ deliveryId, body }, target) {
      const url = URL.parse(target.webhook_url)
      if (url === null || !isSendable(url, target, allowsLocal))
        return { kind: 'refused', status: null, error: 'address_not_allowed' }
      const seconds = Math.floor(now().getTime() / 1000)
      const hex = createHmac('sha256', target.secret).update(signedWebhookText(seconds, body)).digest('hex')
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'kawara-webhooks/1',
        [deliveryHeader]: deliveryId,
        [webhookHeader]: writeWebhookSignature({ seconds, hex }),
      }
      const signal = AbortSignal.timeout(deadlineMilliseconds)
      try {
        const status = await withDeadline(signal, async () => {
          const isLocal = allowsLocal && isLocalUrl(url)
          // The certificate and the `Host` header use the name; the connection goes to the checked address.
          const options = {
            method: 'POST',
            headers: { ...headers, host: url.host },
            hostname: await addressOf(url, isLocal),
            signal,
            agent: false as const,
          }
          const sent = isLocal
            ? requestHttp(url, options)
            : requestHttps(url, { ...options, ...reach?.(options.hostname), servername: url.hostname })
          return statusOf(sent, body)
        })
        if (status >= 200 && status < 300) return { kind: 'delivered', status }
        return { kind: status === 410 ? 'refused' : 'failed', status, error: `status_${status}` }
      } catch (error) {
        return { kind: 'failed', status: null, error: reasonOf(error) }
      }
    },
  }
}

/**
 * Rejects when the signal fires. A signal that is passed to the request ends the request, but not a hanging DNS lookup before it.
 */
async function withDeadline<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('late'))
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work(), promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/**
 * Sends the body and returns the status of the response. The body of the response is not read, because it is not needed and may
 * be endless.
 */
function statusOf(sent: ClientRequest, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  sent.on('error', reject)
  sent.on('response', (answer: IncomingMessage) => {
    resolve(answer.statusCode ?? 0)
    answer.destroy()
  })
  sent.end(body)
  return promise
}

/** Messages of servers and resolvers may contain anything, so only the code of a failure is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
