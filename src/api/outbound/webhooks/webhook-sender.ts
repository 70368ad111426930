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

/** `failed`: it did not answer, or not with 2xx; it is tried again. `refused`: it will never be sent. */
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
  /** Whether servers on this very machine are sent to, for development and tests. */
  readonly allowsLocal: boolean
  readonly now: () => Date
  readonly deadlineMilliseconds?: number | undefined
  readonly resolve?: Resolve | undefined
  /** Where the address is in a test, which has no public one, and who vouches for the servers there. */
  readonly reach?:
    | ((address: string) => { hostname: string; port: number; ca: string | undefined })
    | undefined
}

/**
 * Tells the server of a dApp what happened, signed with its secret. Only to the hosts that the dApp is registered with, over https,
 * to an address of the public internet that was looked up and judged here, and without following where it leads.
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
          // The name is what the certificate and the header `Host` are about; the connection goes where it was judged to.
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

/** A name that is looked up for ever is given up as well. */
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

/** What it says beside the status is nobody's concern, and may have no end. */
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

/** Words of a server or of a resolver may hold anything: of a failure only its code is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
