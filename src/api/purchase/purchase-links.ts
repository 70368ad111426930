import { signedLinks, type SignedLinks } from '../http/signed-links.ts'

/** `manage` links in mails open the page of a subscription, `checkout` links open the page of the sandbox. */
const kinds = ['manage', 'checkout'] as const

export type PurchaseLinks = SignedLinks<(typeof kinds)[number]>

export function purchaseLinks(secret: string): PurchaseLinks {
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/
  return signedLinks({ secret, purpose: 'links to subscriptions', kinds, id })
}
