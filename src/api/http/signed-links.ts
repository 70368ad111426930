import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

interface Linked<Kind> {
  readonly kind: Kind
  readonly id: string
  readonly salt: string
}

export interface SignedLinks<Kind> {
  readonly write: (linked: Linked<Kind>) => string
  /** What a token says it is for; whether it is true, `isTrue` tells once the salt is known. */
  readonly read: (token: string) => { kind: Kind; id: string } | undefined
  readonly isTrue: (token: string, linked: Linked<Kind>) => boolean
}

interface Purpose<Kind> {
  readonly secret: string
  /** Tokens of one purpose are none of another. */
  readonly purpose: string
  readonly kinds: readonly Kind[]
  /** How an id is written. */
  readonly id: RegExp
}

/** Tokens that nobody can make without the secret; nothing of them is kept. */
export function signedLinks<Kind extends string>({
  secret,
  purpose,
  kinds,
  id: idPattern,
}: Purpose<Kind>): SignedLinks<Kind> {
  const pattern = new RegExp(`^(${kinds.join('|')})-(${idPattern.source})-([\\w-]{32})$`)
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest())
  const write = ({ kind, id, salt }: Linked<Kind>) => {
    const signature = createHmac('sha256', key).update(`${kind} ${id} ${salt}`).digest('base64url')
    return `${kind}-${id}-${signature.slice(0, 32)}`
  }
  return {
    write,
    read(token) {
      const [, stated, id] = pattern.exec(token) ?? []
      const kind = kinds.find((known) => known === stated)
      return kind === undefined || id === undefined ? undefined : { kind, id }
    },
    isTrue(token, linked) {
      const [input, right] = [Buffer.from(token), Buffer.from(write(linked))]
      return input.length === right.length && timingSafeEqual(input, right)
    },
  }
}
