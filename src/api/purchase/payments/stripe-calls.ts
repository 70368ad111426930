import { Stripe } from 'stripe'
import { PaymentsUnavailable } from './payment-provider.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** The address of Stripe, or of a server of a test; null means Stripe's public address. */
  readonly apiUrl: string | null
  readonly timeoutMilliseconds: number
}

export function stripeClient({ secretKey, apiUrl, timeoutMilliseconds }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout: Math.floor(timeoutMilliseconds / 2),
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** Bounds a call, with all its tries, by a deadline. Every failure of Stripe becomes `PaymentsUnavailable`. */
export async function withDeadline<Answer>(call: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PaymentsUnavailable('deadline')), milliseconds + 1_000)
  try {
    return await Promise.race([call, deadline])
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new PaymentsUnavailable(withoutMessage(error)) : error
  } finally {
    clearTimeout(timer)
  }
}

/** The message of Stripe may quote the address of the buyer, so only its codes reach the log. */
function withoutMessage({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  return new Error(
    ['stripe', type, code, param, statusCode, requestId].filter((part) => part !== undefined).join(' '),
  )
}
