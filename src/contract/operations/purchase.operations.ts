import { Type } from 'typebox'
import { billingCurrencies } from '../../domain/purchase/amount.ts'
import {
  BegunSubscription,
  CouponTerms,
  Currency,
  GivenSubscription,
  PlanList,
  Subscription,
} from '../shapes/subscription-shapes.ts'
import { operation } from './operation.ts'

const Token = Type.String({ maxLength: 200, description: 'As a mail of ours has it' })

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
    summary: 'What CoinView Premium costs',
    query: Type.Object({
      currency: Type.Optional(
        Type.Enum(billingCurrencies, { description: 'That of the language otherwise' }),
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
    summary: 'What a coupon takes off the first payment',
    params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
    query: Type.Object({
      plan_id: Type.Optional(
        Type.String({ maxLength: 40, description: 'Without it: of each plan it is for' }),
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
    summary: 'Begin to buy CoinView Premium; the answer says where to pay',
    body: GivenSubscription,
    reply: BegunSubscription,
    problems: ['plan_not_found', ...couponProblems, 'payments_away'],
    perMinute: 20,
  }),
  getWebSubscription: operation({
    method: 'GET',
    path: '/api/subscriptions/web/{subscription_id}',
    area: 'purchase',
    summary: 'How a subscription stands, for the browser that began it or whoever has a link from a mail',
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
    summary: 'The subscription that a link from a mail is for',
    query: Type.Object({ token: Token }),
    reply: Subscription,
    problems: ['subscription_not_found'],
    perMinute: 120,
  }),
  changeOwnSubscription: operation({
    method: 'POST',
    path: '/api/subscriptions/own',
    area: 'purchase',
    summary: 'Cancel at the end of the period, or resume before it',
    body: Type.Object({ token: Token, act: Type.Enum(['cancel', 'resume'] as const) }),
    reply: Subscription,
    problems: ['subscription_not_found', 'subscription_unchangeable', 'payments_away'],
    perMinute: 20,
  }),
}
