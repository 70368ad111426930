import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import { isBillingCurrency } from '../../domain/purchase/amount.ts'
import { readCouponCode } from '../../domain/purchase/coupon.ts'
import { isPlanId } from '../../domain/purchase/plan.ts'
import { isSubscriptionId } from '../../domain/purchase/subscription-id.ts'
import { readLoginBack } from '../../words/addresses/dapp-addresses.ts'
import { pressedOnMailed } from './mail-page-queries.ts'
import { asWritten, type PageQuery } from './page-query.ts'

export const billedIn: PageQuery = {
  names: ['currency'],
  write(query) {
    const currency = query.get('currency')
    return isBillingCurrency(currency) ? [['currency', currency]] : []
  },
}
/** What a link has chosen; the form may say otherwise. */
export const purchaseLink: PageQuery = {
  names: ['plan', 'coupon', 'currency'],
  write(query) {
    const [plan, coupon] = [query.get('plan'), readCouponCode(query.get('coupon'))]
    return [
      ...(isPlanId(plan) ? [['plan', plan] as const] : []),
      ...(coupon === undefined ? [] : [['coupon', coupon] as const]),
      ...billedIn.write(query),
    ]
  },
}
export const checkoutReturn: PageQuery = {
  names: ['subscription'],
  write(query) {
    const id = query.get('subscription') ?? ''
    return isSubscriptionId(id) ? [['subscription', id]] : []
  },
}
/** What a press on the page of a subscription may have come to. */
export const subscriptionOutcomes = [
  'cancel',
  'resume',
  'subscription_unchangeable',
  'payments_away',
] as const
export const subscriptionLink = pressedOnMailed(subscriptionOutcomes)

/** Which dApp was created a moment ago. */
export const createdDapp: PageQuery = {
  names: ['dapp'],
  write(query) {
    const id = query.get('dapp') ?? ''
    return isDappId(id) ? [['dapp', id]] : []
  },
}
/** The page of dApps that who logs in came from. */
export const loginLink: PageQuery = {
  names: ['to'],
  write(query) {
    const to = readLoginBack(query.get('to'))
    return to === undefined ? [] : [['to', to]]
  },
}
/** Where a dApp is asked to lead, as it was written: the page judges it. */
export const dappTarget = asWritten('to')
/** The code of who invites, under this name. */
export const inviteLink = (name: string): PageQuery => ({
  names: [name],
  write(query) {
    const code = readInviteCode(query.get(name))
    return code === undefined ? [] : [[name, code]]
  },
})
