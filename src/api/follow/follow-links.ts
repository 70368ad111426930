import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** `confirm` is of a request, `stop` of a follow record, `preferences` and `feed` of the follower. */
export type LinkKind = 'confirm' | 'stop' | 'preferences' | 'feed'

interface Linked {
  readonly kind: LinkKind
  readonly id: string
  readonly salt: string
}

export interface FollowLinks {
  readonly write: (linked: Linked) => string
  /** What a token says it is for; whether it is true, `isTrue` tells once the salt is known. */
  readonly read: (token: string) => { kind: LinkKind; id: string } | undefined
  readonly isTrue: (token: string, linked: Linked) => boolean
}

const pattern = /^(confirm|stop|preferences|feed)-([1-9]\d{0,17})-([\w-]{32})$/

/** Tokens that nobody can make without the secret; nothing of them is kept. */
export function followLinks(secret: string): FollowLinks {
  const key = createSecretKey(createHmac('sha256', secret).update('links in mails to followers').digest())
  const write = ({ kind, id, salt }: Linked) => {
    const signature = createHmac('sha256', key).update(`${kind} ${id} ${salt}`).digest('base64url')
    return `${kind}-${id}-${signature.slice(0, 32)}`
  }
  return {
    write,
    read(token) {
      const [, kind, id] = pattern.exec(token) ?? []
      return kind === undefined || id === undefined ? undefined : { kind: kind as LinkKind, id }
    },
    isTrue(token, linked) {
      const [given, right] = [Buffer.from(token), Buffer.from(write(linked))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
