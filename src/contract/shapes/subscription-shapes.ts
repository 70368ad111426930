import { Type } from 'typebox'
import { billingCurrencies } from '../../domain/purchase/amount.ts'
import { billingIntervals } from '../../domain/purchase/plan.ts'
import { subscriptionStates } from '../../domain/purchase/subscription-facts.ts'
import { Nullable } from './wire.ts'

export const Currency = Type.Enum(billingCurrencies)

const Money = Type.Object({
  amount: Type.Integer({
    description: 'The amount in the smallest unit of `currency`: 580 is 580 yen, 399 is 3.99 dollars',
  }),
  currency: Currency,
  text: Type.String({ description: 'The amount with its currency, formatted in the language of the host' }),
})

const BillParts = {
  price: Money,
  discount: Nullable(Money),
  total: Type.Object(Money.properties, {
    description: 'Amount of the first payment: `price` less `discount`; later payments cost `price`',
  }),
  tax: Nullable(
    Type.Object(
      { percent: Type.Integer(), included: Money },
      { description: 'The tax that `total` includes; null when no tax is stated' },
    ),
  ),
}

const PlanParts = {
  plan_id: Type.String({ description: 'Id of the plan' }),
  name: Type.String({ description: 'Name of the plan in the language of the host' }),
  interval: Type.Enum(billingIntervals, { description: 'How often the buyer pays' }),
}

const PricedPlan = Type.Object({ ...PlanParts, ...BillParts })

export const PlanList = Type.Object({
  currency: Currency,
  currencies: Type.Array(Currency, { description: 'All currencies in which plans can be paid' }),
  is_sandbox: Type.Boolean({ description: 'True when this site takes no real money' }),
  plans: Type.Array(PricedPlan),
  seller: Type.Object(
    {
      name: Type.String(),
      person: Type.String({ description: 'The person in charge' }),
      address: Type.String(),
      phone: Type.String(),
    },
    { description: 'Who sells the plans, in the language of the host' },
  ),
})

export const CouponTerms = Type.Object({
  code: Type.String({ description: 'The coupon code' }),
  percent: Nullable(
    Type.Integer({ description: 'Discount in percent; null for a discount of a fixed amount' }),
  ),
  ends_at: Nullable(Type.String({ description: 'When the coupon expires; null when it does not' })),
  plans: Type.Array(PricedPlan, {
    description: 'The plans to which the coupon applies, with the discounted first payment',
  }),
})

export const SubscriptionRequest = Type.Object({
  plan_id: Type.String({ minLength: 1, maxLength: 40, description: 'Id of the plan' }),
  email: Type.String({
    maxLength: 320,
    description: 'Mail address that gets the licence code and the links to manage the subscription',
  }),
  coupon: Type.Optional(Nullable(Type.String({ maxLength: 60, description: 'Coupon code' }))),
  currency: Type.Optional(Nullable(Currency)),
  sending: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[\\w-]{16,64}$',
        description:
          'Random text made by the caller: another call with the same text does not start a second subscription',
      }),
    ),
  ),
})

const SubscriptionState = Type.Enum(subscriptionStates, {
  description:
    'waiting: the first payment is pending; active: paid, and renews; cancelling: paid, and ends with the paid period; overdue: a renewal was not paid; ended: over; refunded: the last payment was given back; declined: the first payment was refused; expired: it was not made in time',
})

export const StartedSubscription = Type.Object({
  subscription_id: Type.String({ description: 'Id of the subscription' }),
  state: SubscriptionState,
  checkout: Nullable(
    Type.String({
      description: 'URL of the page on which the buyer pays; null when there is nothing to pay',
    }),
  ),
})

export const Subscription = Type.Object({
  subscription_id: Type.String({ description: 'Id of the subscription' }),
  number: Type.String({
    description: 'Number of the subscription, such as S3F2A9C1B, to quote to the operator',
  }),
  state: SubscriptionState,
  plan: Type.Object(PlanParts),
  ...BillParts,
  coupon: Nullable(Type.String({ description: 'Code of the coupon that was used' })),
  email: Type.String({ description: 'Mail address of the buyer; only they see this reply' }),
  period_end: Nullable(Type.String({ description: 'End of the paid period' })),
  renews: Type.Boolean({ description: 'True when another payment follows the paid period' }),
  checkout: Nullable(
    Type.String({
      description: 'URL of the page on which the buyer pays; null unless the first payment is pending',
    }),
  ),
  may_cancel: Type.Boolean({ description: 'True when the subscription can be cancelled now' }),
  may_resume: Type.Boolean({ description: 'True when a cancelled subscription can be resumed now' }),
})
