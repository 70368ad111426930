import { appPath } from './addresses.ts'

/** Apart from `addresses.ts`, which comes with every page. */

export const purchasePath = `${appPath}/purchase`
export const successPath = `${appPath}/success`
export const failPath = `${appPath}/fail`

/** Where a checkout leads back to. Both prove nothing: the page asks how it stands. */
export function purchaseSuccessPath(subscriptionId: string): string {
  return `${successPath}?subscription=${encodeURIComponent(subscriptionId)}`
}
export function purchaseFailPath(subscriptionId: string): string {
  return `${failPath}?subscription=${encodeURIComponent(subscriptionId)}`
}

/** Where mails lead to: whoever has this address can cancel. */
export const manageSubscriptionPath = `${appPath}/subscription`
export function ownSubscriptionPath(token: string): string {
  return `${manageSubscriptionPath}?token=${encodeURIComponent(token)}`
}

/** A checkout that moves no money, where `PAYMENTS` is `sandbox`. */
export const sandboxCheckoutPrefix = '/sandbox-checkout/'
export function sandboxCheckoutPath(token: string): string {
  return `${sandboxCheckoutPrefix}${token}`
}

interface PurchaseChoice {
  readonly plan?: string
  readonly coupon?: string
  readonly currency?: string
}

/** The form, with what a link has chosen. */
export function purchaseAddress(choice: PurchaseChoice = {}): string {
  const query = new URLSearchParams(Object.entries(choice)).toString()
  return query === '' ? purchasePath : `${purchasePath}?${query}`
}

/** Results of the form that cancels or resumes a subscription, as `done` of the address that it leads back to. */
export const subscriptionOutcomes = [
  'cancel',
  'resume',
  'subscription_unchangeable',
  'payments_away',
] as const
