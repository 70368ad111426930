import webPush from 'web-push'
import { allowingHost } from '../../../domain/push/push-hosts.ts'
import { retryAfter, type PushedNote } from '../../../domain/push/push-rules.ts'
import type { VapidKeys } from './vapid-keys.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * The reply of a push service. `gone`: the subscription no longer exists. `later`: the push service asks to wait. `failed`: no
 * reply or an unexpected one. `refused`: the push service will never accept this note, or its host is no longer allowed.
 */
export type Delivery =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later'; readonly milliseconds: number; readonly error: string }
  | { readonly kind: 'failed' | 'refused'; readonly error: string }

export interface PushSender {
  readonly send: (
    note: PushedNote & { readonly usefulMilliseconds: number },
    target: PushTarget,
  ) => Promise<Delivery>
}

interface SenderDeps {
  readonly keys: VapidKeys
  readonly subject: string
  readonly hosts: readonly string[]
  readonly now: () => Date
  readonly deadlineMilliseconds?: number | undefined
}

const defaultDeadline = 10_000

/** Encrypts a notification for one browser (RFC 8291) and sends it to the browser's push service (RFC 8030). */
export function pushSender({
  keys,
  subject,
  hosts,
  now,
  deadlineMilliseconds = defaultDeadline,
}: SenderDeps): PushSender {
  return {
    async send({ usefulMilliseconds, ...note }, { endpoint, p256dh, auth }) {
      // The host is checked again, because the operator may have changed the allowed hosts since the subscription was saved.
      if (allowingHost(endpoint, hosts) === undefined) return { kind: 'refused', error: 'host not allowed' }
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(note),
        {
          vapidDetails: { subject, ...keys },
          TTL: Math.max(0, Math.floor(usefulMilliseconds / 1000)),
          topic: note.tag,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
        },
      )
      const { 'Content-Length': _ownOfFetch, ...sent } = headers as Record<string, string>
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: sent,
          body: new Uint8Array(body ?? Buffer.alloc(0)),
          redirect: 'manual',
          signal: AbortSignal.timeout(deadlineMilliseconds),
        })
        await answer.body?.cancel()
        return deliveryOf(answer, now().getTime())
      } catch (error) {
        return { kind: 'failed', error: reasonOf(error) }
      }
    },
  }
}

function deliveryOf({ status, headers }: Response, now: number): Delivery {
  const error = `status ${status}`
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status === 503)
    return { kind: 'later', milliseconds: retryAfter(headers.get('retry-after'), now), error }
  return { kind: status >= 400 && status < 500 ? 'refused' : 'failed', error }
}

/** Endpoints of subscriptions are secrets, so only the code of a failure is stored. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
