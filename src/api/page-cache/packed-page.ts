import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CachedPage } from './cached-page.ts'
import type { Rendering } from './memory-pages.ts'
import type { PageTag } from './page-tag.ts'

export interface PackedPage {
  readonly rendering: Rendering
  readonly versions: readonly string[]
}

interface Facts extends Pick<CachedPage, 'status' | 'etag' | 'headers'> {
  readonly tags: readonly PageTag[]
  readonly versions: readonly string[]
  /** The lengths of the two compressed bodies. What follows them in the buffer is the plain body. */
  readonly lengths: readonly [br: number, gzip: number]
}

const sealLength = 32
const prefixLength = 4

/**
 * Packs a page into one buffer for Redis: a signature, the length of the facts as JSON, the facts, and the three bodies. The
 * signature is an HMAC over the Redis key and the content, with a secret that only the instances of one site share. A value whose
 * signature is not valid for its Redis key is ignored, so another program that can write to Redis cannot make the site send a
 * page of its own.
 */
export function pagePacker(sealKey: string) {
  const sealOf = (name: string, content: Buffer) =>
    createHmac('sha256', sealKey).update(`${name}\n`).update(content).digest()
  return {
    pack(name: string, { rendering: { page, tags }, versions }: PackedPage): Buffer {
      const { br, gzip, identity } = page.bodies
      const { status, etag, headers } = page
      const lengths = [br.length, gzip.length] as const
      const facts = Buffer.from(
        JSON.stringify({ status, etag, headers, tags: [...tags], versions, lengths } satisfies Facts),
      )
      const prefix = Buffer.alloc(prefixLength)
      prefix.writeUInt32BE(facts.length)
      const content = Buffer.concat([prefix, facts, br, gzip, identity])
      return Buffer.concat([sealOf(name, content), content])
    },
    unpack(name: string, packed: Buffer): PackedPage | undefined {
      const content = packed.subarray(sealLength)
      if (content.length < prefixLength) return undefined
      if (!timingSafeEqual(packed.subarray(0, sealLength), sealOf(name, content))) return undefined
      const bodies = prefixLength + content.readUInt32BE()
      const facts = JSON.parse(content.toString('utf8', prefixLength, bodies)) as Facts
      const [brLength, gzipLength] = facts.lengths
      const br = content.subarray(bodies, bodies + brLength)
      const gzip = content.subarray(bodies + brLength, bodies + brLength + gzipLength)
      const identity = content.subarray(bodies + brLength + gzipLength)
      const { status, etag, headers, tags, versions } = facts
      const bytes = br.length + gzip.length + identity.length
      const page = { status, etag, headers, bytes, bodies: { br, gzip, identity } }
      return { rendering: { page, tags: new Set(tags), isCacheable: true }, versions }
    },
  }
}
