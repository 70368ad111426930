import { Stripe } from 'stripe'
import { PaymentsAway } from './payment-provider.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Null: its public address. */
  readonly apiUrl: string | null
  readonly timeoutMilliseconds: number
}

export function stripeClient({ secretKey, apiUrl, timeoutMilliseconds }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    // Two tries have to fit into the deadline.
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

/** A call with a deadline for all of its tries; whatever keeps it from an answer is `PaymentsAway`. */
export async function inTime<Answer>(call: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PaymentsAway('deadline')), milliseconds + 1_000)
  try {
    return await Promise.race([call, late])
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new PaymentsAway(withoutWords(error)) : error
  } finally {
    clearTimeout(timer)
  }
}

/** What Stripe says of a refusal may quote the address of the buyer: the log gets its codes alone. */
function withoutWords({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  return new Error(
    ['stripe', type, code, param, statusCode, requestId].filter((part) => part !== undefined).join(' '),
  )
}
