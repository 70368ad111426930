import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

interface LinkPayload<Kind> {
  readonly kind: Kind
  readonly id: string
  readonly salt: string
}

export interface SignedLinks<Kind> {
  readonly write: (payload: LinkPayload<Kind>) => string
  /** Parses a token without verifying it. `isTrue` verifies it once the salt has been read from the database. */
  readonly read: (token: string) => { kind: Kind; id: string } | undefined
  readonly isTrue: (token: string, payload: LinkPayload<Kind>) => boolean
}

interface Purpose<Kind> {
  readonly secret: string
  /** A token made for one purpose is invalid for any other. */
  readonly purpose: string
  readonly kinds: readonly Kind[]
  readonly id: RegExp
}

/**
 * Makes and verifies the tokens of links by an HMAC, so that tokens are not stored. Changing the salt in the database
 * invalidates the tokens made with the old one.
 */
export function signedLinks<Kind extends string>({
  secret,
  purpose,
  kinds,
  id: idPattern,
}: Purpose<Kind>): SignedLinks<Kind> {
  const pattern = new RegExp(`^(${kinds.join('|')})-(${idPattern.source})-([\\w-]{32})$`)
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest())
  const write = ({ kind, id, salt }: LinkPayload<Kind>) => {
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
    isTrue(token, payload) {
      const [input, right] = [Buffer.from(token), Buffer.from(write(payload))]
      return input.length === right.length && timingSafeEqual(input, right)
    },
  }
}
