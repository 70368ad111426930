import { Type } from 'typebox'
import { billingCurrencies } from '../../domain/purchase/amount.ts'
import { billingIntervals } from '../../domain/purchase/plan.ts'
import { subscriptionStates } from '../../domain/purchase/subscription-facts.ts'
import { operation } from './operation.ts'
import { Nullable } from './wire.ts'

const CurrencySchema = Type.Enum(billingCurrencies)

const MoneySchema = Type.Object({
  amount: Type.Integer({ description: 'In minor units: 580 is 580 yen, 399 is 3.99 dollars' }),
  currency: CurrencySchema,
  text: Type.String({ description: 'As the reader writes it, with every digit' }),
})

const BillParts = {
  price: MoneySchema,
  discount: Nullable(MoneySchema),
  total: Type.Object(MoneySchema.properties, {
    description: 'Of the first payment; later ones are the price',
  }),
  tax: Nullable(
    Type.Object(
      { percent: Type.Integer(), included: MoneySchema },
      { description: 'How much of the total is tax, where something is said of it' },
    ),
  ),
}

const PlanParts = {
  plan_id: Type.String(),
  name: Type.String(),
  interval: Type.Enum(billingIntervals),
}

const SubscriptionSchema = Type.Object({
  subscription_id: Type.String(),
  state: Type.Enum(subscriptionStates, {
    description:
      'waiting for the first payment; active; cancelling: it ends with the period; overdue: a renewal was not paid; ended; refunded; declined or expired: nothing was paid',
  }),
  plan: Type.Object(PlanParts),
  ...BillParts,
  coupon: Nullable(Type.String()),
  email: Type.String({ description: 'Veiled: h•••@example.com' }),
  period_end: Nullable(Type.String({ description: 'The end of what is paid' })),
  renews: Type.Boolean(),
  checkout: Nullable(Type.String({ description: 'Where it can be paid, as long as it waits' })),
  may_cancel: Type.Boolean(),
  may_resume: Type.Boolean(),
})

const Token = Type.String({ maxLength: 200, description: 'As a mail of ours has it' })
const Code = Type.String({ minLength: 1, maxLength: 60 })
const PlanId = Type.String({ minLength: 1, maxLength: 40 })

export const purchaseOperations = {
  listPlans: operation({
    method: 'GET',
    path: '/api/plans',
    area: 'purchase',
    summary: 'What CoinView Premium costs',
    query: Type.Object({
      currency: Type.Optional(
        Type.Enum(billingCurrencies, { description: 'That of the language otherwise' }),
      ),
    }),
    reply: Type.Object({
      currency: CurrencySchema,
      currencies: Type.Array(CurrencySchema, { description: 'In which every plan can be paid' }),
      is_sandbox: Type.Boolean({ description: 'Nothing is charged here' }),
      plans: Type.Array(Type.Object({ ...PlanParts, ...BillParts })),
    }),
    perMinute: 240,
    cacheSeconds: 30,
  }),
  getWebCoupon: operation({
    method: 'GET',
    path: '/api/web_coupons/{code}',
    area: 'purchase',
    summary: 'What a coupon takes off the first payment',
    params: Type.Object({ code: Code }),
    query: Type.Object({
      plan_id: Type.Optional(
        Type.String({ maxLength: 40, description: 'Without it: of each plan it is for' }),
      ),
      currency: Type.Optional(CurrencySchema),
    }),
    reply: Type.Object({
      code: Type.String(),
      percent: Nullable(Type.Integer()),
      ends_at: Nullable(Type.String()),
      plans: Type.Array(Type.Object({ ...PlanParts, ...BillParts })),
    }),
    problems: [
      'coupon_not_found',
      'coupon_expired',
      'coupon_other_plan',
      'coupon_other_currency',
      'coupon_used_up',
      'plan_not_found',
    ],
    perMinute: 40,
  }),
  subscribeOnWeb: operation({
    method: 'POST',
    path: '/api/subscriptions/web',
    area: 'purchase',
    summary: 'Begin to buy CoinView Premium; the answer says where to pay',
    body: Type.Object({
      plan_id: PlanId,
      email: Type.String({ maxLength: 320 }),
      coupon: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
      currency: Type.Optional(Nullable(CurrencySchema)),
      sending: Type.Optional(
        Nullable(
          Type.String({
            pattern: '^[\\w-]{16,64}$',
            description: 'Random, the same for each press of one form: it is then begun once',
          }),
        ),
      ),
    }),
    reply: Type.Object({
      subscription_id: Type.String(),
      state: Type.Enum(subscriptionStates),
      checkout: Nullable(Type.String({ description: 'Where to go on: the address of the checkout' })),
    }),
    problems: [
      'plan_not_found',
      'coupon_not_found',
      'coupon_expired',
      'coupon_other_plan',
      'coupon_other_currency',
      'coupon_used_up',
      'payments_away',
    ],
    perMinute: 20,
  }),
  getWebSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/web/{subscription_id}',
    area: 'purchase',
    summary: 'How a subscription stands, for the browser that began it or whoever has a link from a mail',
    params: Type.Object({ subscription_id: Type.String({ maxLength: 60 }) }),
    query: Type.Object({ token: Type.Optional(Token) }),
    reply: SubscriptionSchema,
    problems: ['subscription_not_found'],
    perMinute: 240,
  }),
  getOwnSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary: 'The subscription that a link from a mail is for',
    query: Type.Object({ token: Token }),
    reply: SubscriptionSchema,
    problems: ['subscription_not_found'],
    perMinute: 120,
  }),
  changeOwnSubscription: operation({
    method: 'POST',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary: 'Cancel at the end of the period, or resume before it',
    body: Type.Object({ token: Token, act: Type.Enum(['cancel', 'resume'] as const) }),
    reply: SubscriptionSchema,
    problems: ['subscription_not_found', 'subscription_unchangeable', 'payments_away'],
    perMinute: 20,
  }),
  checkLicence: operation({
    method: 'POST',
    path: '/api/licences/check',
    area: 'purchase',
    summary: 'What a licence opens, signed so that the app can rely on it without a network',
    readOnly: true,
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: 60 }),
      nonce: Type.String({
        pattern: '^[\\w-]{16,64}$',
        description: 'Random, of the device; it stands in the answer',
      }),
    }),
    reply: Type.Object({
      statement: Type.String({
        description:
          'JSON with licence, nonce, premium (true or false), plan_id, checked_at and valid_until, in base64url; this text is what is signed',
      }),
      signature: Type.String({ description: 'Ed25519, in base64url' }),
      key_id: Type.String(),
    }),
    problems: ['licence_not_found'],
    perMinute: 80,
  }),
  getLicenceKey: operation({
    method: 'GET',
    path: '/api/licences/key',
    area: 'purchase',
    summary: 'The public key that answers about licences are signed with',
    reply: Type.Object({
      key_id: Type.String(),
      algorithm: Type.Enum(['Ed25519'] as const),
      public_key: Type.String({ description: 'The 32 bytes in base64url' }),
    }),
    perMinute: 120,
    cacheSeconds: 300,
  }),
}
