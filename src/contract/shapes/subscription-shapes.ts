import { Type } from 'typebox'
import { billingCurrencies } from '../../domain/purchase/amount.ts'
import { billingIntervals } from '../../domain/purchase/plan.ts'
import { subscriptionStates } from '../../domain/purchase/subscription-facts.ts'
import { Nullable } from './wire.ts'

export const Currency = Type.Enum(billingCurrencies)

const Money = Type.Object({
  amount: Type.Integer({ description: 'In minor units: 580 is 580 yen, 399 is 3.99 dollars' }),
  currency: Currency,
  text: Type.String({ description: 'The amount formatted in the language of the reader, with all digits' }),
})

const BillParts = {
  price: Money,
  discount: Nullable(Money),
  total: Type.Object(Money.properties, {
    description: 'Amount of the first payment; later payments cost `price`',
  }),
  tax: Nullable(
    Type.Object(
      { percent: Type.Integer(), included: Money },
      { description: 'The tax that `total` includes; null when no tax is stated' },
    ),
  ),
}

const PlanParts = {
  plan_id: Type.String(),
  name: Type.String(),
  interval: Type.Enum(billingIntervals),
}

const PricedPlan = Type.Object({ ...PlanParts, ...BillParts })

export const PlanList = Type.Object({
  currency: Currency,
  currencies: Type.Array(Currency, { description: 'Currencies in which every plan can be paid' }),
  is_sandbox: Type.Boolean({ description: 'True when this site charges no real money' }),
  plans: Type.Array(PricedPlan),
})

export const CouponTerms = Type.Object({
  code: Type.String(),
  percent: Nullable(Type.Integer()),
  ends_at: Nullable(Type.String()),
  plans: Type.Array(PricedPlan),
})

export const SubscriptionRequest = Type.Object({
  plan_id: Type.String({ minLength: 1, maxLength: 40 }),
  email: Type.String({ maxLength: 320 }),
  coupon: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  currency: Type.Optional(Nullable(Currency)),
  sending: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[\\w-]{16,64}$',
        description:
          'Random text that identifies one form: sending it again does not start a second subscription',
      }),
    ),
  ),
})

export const StartedSubscription = Type.Object({
  subscription_id: Type.String(),
  state: Type.Enum(subscriptionStates),
  checkout: Nullable(
    Type.String({ description: 'Address of the checkout; null when there is nothing to pay there' }),
  ),
})

export const Subscription = Type.Object({
  subscription_id: Type.String(),
  state: Type.Enum(subscriptionStates, {
    description:
      'waiting: the first payment is pending; active; cancelling: ends with the paid period; overdue: a renewal was not paid; ended; refunded; declined or expired: nothing was paid',
  }),
  plan: Type.Object(PlanParts),
  ...BillParts,
  coupon: Nullable(Type.String()),
  email: Type.String({ description: 'Masked address: h•••@example.com' }),
  period_end: Nullable(Type.String({ description: 'End of the paid period' })),
  renews: Type.Boolean(),
  checkout: Nullable(
    Type.String({ description: 'Address of the checkout while the first payment is pending' }),
  ),
  may_cancel: Type.Boolean(),
  may_resume: Type.Boolean(),
})
