import { Type } from 'typebox'
import { billingCurrencies } from '../../domain/purchase/amount.ts'
import {
  StartedSubscription,
  CouponTerms,
  Currency,
  SubscriptionRequest,
  PlanList,
  Subscription,
} from '../shapes/subscription-shapes.ts'
import { operation } from './operation.ts'

const Token = Type.String({
  maxLength: 200,
  description: 'The token from the link in a mail about the subscription',
})

const couponProblems = [
  'coupon_not_found',
  'coupon_expired',
  'coupon_other_plan',
  'coupon_other_currency',
  'coupon_used_up',
] as const

export const purchaseOperations = {
  listPlans: operation({
    method: 'GET',
    path: '/api/plans',
    area: 'purchase',
    summary: 'List the plans of CoinView Premium with their prices',
    query: Type.Object({
      currency: Type.Optional(
        Type.Enum(billingCurrencies, {
          description: 'Default: the currency that belongs to the language of the host',
        }),
      ),
    }),
    reply: PlanList,
    perMinute: 240,
    cacheSeconds: 30,
  }),
  getWebCoupon: operation({
    method: 'GET',
    path: '/api/web_coupons/{code}',
    area: 'purchase',
    summary: 'Get the discount that a coupon gives on the first payment',
    params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
    query: Type.Object({
      plan_id: Type.Optional(
        Type.String({
          maxLength: 40,
          description: 'Only this plan; without it, every plan that the coupon applies to',
        }),
      ),
      currency: Type.Optional(Currency),
    }),
    reply: CouponTerms,
    problems: [...couponProblems, 'plan_not_found'],
    perMinute: 40,
  }),
  subscribeOnWeb: operation({
    method: 'POST',
    path: '/api/subscriptions/web',
    area: 'purchase',
    summary: 'Start a subscription to CoinView Premium; the response contains the address of the checkout',
    body: SubscriptionRequest,
    reply: StartedSubscription,
    problems: ['plan_not_found', ...couponProblems, 'payments_away'],
    perMinute: 20,
  }),
  getWebSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/web/{subscription_id}',
    area: 'purchase',
    summary: 'Get a subscription; needs the cookie of the browser that started it, or the token from a mail',
    params: Type.Object({ subscription_id: Type.String({ maxLength: 60 }) }),
    query: Type.Object({ token: Type.Optional(Token) }),
    reply: Subscription,
    problems: ['subscription_not_found'],
    perMinute: 240,
  }),
  getOwnSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary: 'Get the subscription that a link in a mail belongs to',
    query: Type.Object({ token: Token }),
    reply: Subscription,
    problems: ['subscription_not_found'],
    perMinute: 120,
  }),
  changeOwnSubscription: operation({
    method: 'POST',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary: 'Cancel a subscription at the end of the paid period, or resume it before then',
    body: Type.Object({ token: Token, act: Type.Enum(['cancel', 'resume'] as const) }),
    reply: Subscription,
    problems: ['subscription_not_found', 'subscription_unchangeable', 'payments_away'],
    perMinute: 20,
  }),
}
