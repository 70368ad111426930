import { stripeWebhookPath } from '../../words/addresses/endpoints.ts'
import {
  oneOf,
  optionalUrl,
  readSettings,
  setting,
  wholeNumber,
  WrongSetting,
  type Environment,
} from './setting.ts'

export const purchaseSettings = {
  PAYMENTS: setting({
    takes: 'sandbox or stripe',
    otherwise: '`sandbox`',
    about:
      'Who takes payments for CoinView Premium: `stripe`, or `sandbox`, a checkout of our own that moves no money.',
    read: oneOf(['sandbox', 'stripe'], 'sandbox'),
  }),
  STRIPE_SECRET_KEY: setting({
    takes: 'a secret or restricted key of Stripe, such as sk_live_… or rk_live_…',
    otherwise: '–',
    about: 'The key for calls to Stripe; required with `PAYMENTS=stripe`.',
    secret: true,
    read: (text) => (text === '' ? null : /^[sr]k_\w{8,250}$/.test(text) ? text : undefined),
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    takes: 'the signing secret of a webhook of Stripe, such as whsec_…',
    otherwise: '–',
    about: `The secret with which Stripe signs its calls to \`${stripeWebhookPath}\` on the \`www.\` host; required with \`PAYMENTS=stripe\`.`,
    secret: true,
    read: (text) => (text === '' ? null : /^whsec_\S{8,250}$/.test(text) ? text : undefined),
  }),
  STRIPE_API_URL: setting({
    takes: 'an https:// or http:// URL without a path',
    otherwise: 'its public address',
    about: 'The address of the Stripe API; set it to use a proxy or a simulated Stripe.',
    read: optionalUrl(['https:', 'http:']),
  }),
  PAYMENT_SECONDS: setting({
    takes: 'a whole number from 1 to 60',
    otherwise: '`10`',
    about: 'Seconds to wait for an answer of Stripe; after that the buyer is asked to try again.',
    read: wholeNumber(1, 60, 10),
  }),
}

export interface PurchaseConfig {
  /** Null if the sandbox takes payments. */
  readonly stripe: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly apiUrl: string | null
    readonly timeoutMilliseconds: number
  } | null
}

export function purchaseConfig(environment: Environment): PurchaseConfig {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENT_SECONDS } =
    readSettings(purchaseSettings, environment)
  if (PAYMENTS === 'sandbox') return { stripe: null }
  return {
    stripe: {
      secretKey: STRIPE_SECRET_KEY ?? missing('STRIPE_SECRET_KEY'),
      webhookSecret: STRIPE_WEBHOOK_SECRET ?? missing('STRIPE_WEBHOOK_SECRET'),
      apiUrl: STRIPE_API_URL,
      timeoutMilliseconds: PAYMENT_SECONDS * 1_000,
    },
  }
}

function missing(name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'): never {
  throw new WrongSetting({ name, got: 'not set', takes: purchaseSettings[name].takes })
}
