import { signedLinks, type SignedLinks } from '../http/signed-links.ts'

/** `confirm` is of a request, `stop` of a follow record, `preferences` and `feed` of the follower. */
const kinds = ['confirm', 'stop', 'preferences', 'feed'] as const
export type LinkKind = (typeof kinds)[number]

export type FollowLinks = SignedLinks<LinkKind>

export function followLinks(secret: string): FollowLinks {
  return signedLinks({ secret, purpose: 'links in mails to followers', kinds, id: /[1-9]\d{0,17}/ })
}
