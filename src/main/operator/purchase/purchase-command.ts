import type { SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'

/** By currency, as it was typed: the rules of a row say what is wrong with it. */
export type TypedAmounts = Readonly<Record<string, unknown>>

export type PurchaseCommand =
  | { readonly name: 'plans'; readonly act: 'list' }
  | {
      readonly name: 'plans'
      readonly act: 'set'
      readonly planId: string
      readonly prices: TypedAmounts
      readonly isSold: boolean | undefined
    }
  | { readonly name: 'coupons'; readonly act: 'list' }
  | { readonly name: 'coupons'; readonly act: 'add'; readonly row: Readonly<Record<string, unknown>> }
  | { readonly name: 'coupons'; readonly act: 'end'; readonly code: string }
  | {
      readonly name: 'subscriptions'
      readonly act: 'list'
      readonly state: SubscriptionState | undefined
      readonly email: string | undefined
      readonly page: number
    }
  | { readonly name: 'subscriptions'; readonly act: 'show' | 'refund' | 'cancel'; readonly id: string }

export type PurchaseName = PurchaseCommand['name']
const names: readonly PurchaseName[] = ['plans', 'coupons', 'subscriptions']

export function isPurchaseName(name: string | undefined): name is PurchaseName {
  return names.some((known) => known === name)
}

export const purchaseUsage = `  npm run site -- plans
  npm run site -- plans set PLAN [--price JPY=580 …] [--sold yes|no]
      What CoinView Premium costs, in minor units (580 yen, 399 cents). A new price is that of new subscriptions alone.
  npm run site -- coupons
  npm run site -- coupons add CODE --percent N|--amount JPY=1000 … [--plan PLAN …] [--uses N] [--ends 2026-12-31]
  npm run site -- coupons end CODE
  npm run site -- subscriptions [--state STATE] [--email ADDRESS] [--page N]
      The newest first, 50 a page.
  npm run site -- subscriptions show|cancel|refund NUMBER
      How one came to be what it is; ends it with its period; pays the last payment back and ends it now.`
