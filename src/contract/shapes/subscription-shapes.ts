import { Type } from 'typebox'
import { billingCurrencies } from '../../domain/purchase/amount.ts'
import { billingIntervals } from '../../domain/purchase/plan.ts'
import { subscriptionStates } from '../../domain/purchase/subscription-facts.ts'
import { Nullable } from './wire.ts'

export const Currency = Type.Enum(billingCurrencies)

const Money = Type.Object({
  amount: Type.Integer({ description: 'In minor units: 580 is 580 yen, 399 is 3.99 dollars' }),
  currency: Currency,
  text: Type.String({ description: 'As the reader writes it, with every digit' }),
})

const BillParts = {
  price: Money,
  discount: Nullable(Money),
  total: Type.Object(Money.properties, {
    description: 'Of the first payment; later ones are the price',
  }),
  tax: Nullable(
    Type.Object(
      { percent: Type.Integer(), included: Money },
      { description: 'How much of the total is tax, where something is said of it' },
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
  currencies: Type.Array(Currency, { description: 'In which every plan can be paid' }),
  is_sandbox: Type.Boolean({ description: 'Nothing is charged here' }),
  plans: Type.Array(PricedPlan),
})

/** What a coupon takes off. */
export const CouponTerms = Type.Object({
  code: Type.String(),
  percent: Nullable(Type.Integer()),
  ends_at: Nullable(Type.String()),
  plans: Type.Array(PricedPlan),
})

export const GivenSubscription = Type.Object({
  plan_id: Type.String({ minLength: 1, maxLength: 40 }),
  email: Type.String({ maxLength: 320 }),
  coupon: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  currency: Type.Optional(Nullable(Currency)),
  sending: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^[\\w-]{16,64}$',
        description: 'Random, the same for each press of one form: it is then begun once',
      }),
    ),
  ),
})

export const BegunSubscription = Type.Object({
  subscription_id: Type.String(),
  state: Type.Enum(subscriptionStates),
  checkout: Nullable(Type.String({ description: 'Where to go on: the address of the checkout' })),
})

export const Subscription = Type.Object({
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
