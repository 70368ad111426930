import { signedLinks, type SignedLinks } from '../http/signed-links.ts'

/** The id in a link is that of a request (`confirm`), a follow (`stop`) or a follower (`preferences`, `feed`). */
const kinds = ['confirm', 'stop', 'preferences', 'feed'] as const
export type LinkKind = (typeof kinds)[number]

export type FollowLinks = SignedLinks<LinkKind>

export function followLinks(secret: string): FollowLinks {
  return signedLinks({ secret, purpose: 'links in mails to followers', kinds, id: /[1-9]\d{0,17}/ })
}

/** The beginning of every link token that ends this follow. */
export function stopTokenStart(followId: string): string {
  return `stop-${followId}-`
}
