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
  description: 'Token from the link in a mail about the subscription',
})

const couponProblems = [
  'coupon_not_found',
  'coupon_expired',
  'coupon_other_plan',
  'coupon_other_currency',
  'coupon_total_too_small',
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
          description: 'Currency of the prices; default: that of the language of the host',
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
    summary:
      'Get what the plans to which a coupon applies cost with it; the discount is on the first payment only',
    params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60, description: 'Coupon code' }) }),
    query: Type.Object({
      plan_id: Type.Optional(
        Type.String({
          maxLength: 40,
          description: 'Only this plan; default: every plan to which the coupon applies',
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
    summary:
      'Start a subscription to CoinView Premium; the response has the URL of the page on which the buyer pays',
    body: SubscriptionRequest,
    reply: StartedSubscription,
    problems: ['plan_not_found', ...couponProblems, 'coupon_held', 'payments_away'],
    perMinute: 20,
  }),
  getWebSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/web/{subscription_id}',
    area: 'purchase',
    summary: 'Get a subscription, by the cookie of the browser that started it or by the token from a mail',
    params: Type.Object({
      subscription_id: Type.String({ maxLength: 60, description: 'Id of the subscription' }),
    }),
    query: Type.Object({ token: Type.Optional(Token) }),
    reply: Subscription,
    problems: ['subscription_not_found'],
    perMinute: 240,
  }),
  getOwnSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary: 'Get a subscription by the token from a mail',
    query: Type.Object({ token: Token }),
    reply: Subscription,
    problems: ['subscription_not_found'],
    perMinute: 120,
  }),
  changeOwnSubscription: operation({
    method: 'POST',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary:
      'Cancel a subscription, which then ends with its paid period, or resume a cancelled one before that',
    body: Type.Object({
      token: Token,
      act: Type.Enum(['cancel', 'resume'] as const, { description: 'What to do with the subscription' }),
    }),
    reply: Subscription,
    problems: ['subscription_not_found', 'subscription_unchangeable', 'payments_away'],
    perMinute: 20,
  }),
}
