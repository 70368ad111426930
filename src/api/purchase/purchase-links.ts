import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** `manage` is in mails, `checkout` leads to the sandbox. */
type LinkKind = 'manage' | 'checkout'

interface Linked {
  readonly kind: LinkKind
  readonly id: string
  readonly salt: string
}

export interface PurchaseLinks {
  readonly write: (linked: Linked) => string
  /** What a token says it is for; whether it is true, `isTrue` tells once the salt is known. */
  readonly read: (token: string) => { kind: LinkKind; id: string } | undefined
  readonly isTrue: (token: string, linked: Linked) => boolean
}

const pattern = /^(manage|checkout)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\w-]{32})$/

/** Tokens that nobody can make without the secret; nothing of them is kept. */
export function purchaseLinks(secret: string): PurchaseLinks {
  const key = createSecretKey(createHmac('sha256', secret).update('links to subscriptions').digest())
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
