import { appPath } from './addresses.ts'

export const purchasePath = `${appPath}/purchase`
export const successPath = `${appPath}/success`
export const failPath = `${appPath}/fail`

/** Return addresses of a checkout. They prove nothing, so the page asks the server for the state. */
export function purchaseSuccessPath(subscriptionId: string): string {
  return `${successPath}?subscription=${encodeURIComponent(subscriptionId)}`
}
export function purchaseFailPath(subscriptionId: string): string {
  return `${failPath}?subscription=${encodeURIComponent(subscriptionId)}`
}

/** The page to manage a subscription; mails link to it. Anyone with this address can cancel. */
export const manageSubscriptionPath = `${appPath}/subscription`
export function ownSubscriptionPath(token: string): string {
  return `${manageSubscriptionPath}?token=${encodeURIComponent(token)}`
}

/** The checkout without real payments, used when `PAYMENTS` is `sandbox`. */
export const sandboxCheckoutPrefix = '/sandbox-checkout/'
export function sandboxCheckoutPath(token: string): string {
  return `${sandboxCheckoutPrefix}${token}`
}

interface PurchaseChoice {
  readonly plan?: string
  readonly coupon?: string
  readonly currency?: string
}

export function purchaseAddress(choice: PurchaseChoice = {}): string {
  const query = new URLSearchParams(Object.entries(choice)).toString()
  return query === '' ? purchasePath : `${purchasePath}?${query}`
}

export const subscriptionOutcomes = [
  'cancel',
  'resume',
  'subscription_unchangeable',
  'payments_away',
] as const
