import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { isSlug } from '../../domain/blog/post.ts'
import { day } from '../../domain/kernel/time/durations.ts'

export const previewDays = 7

export interface PreviewLinks {
  readonly write: (slug: string, now: Date) => string
  readonly read: (token: string, now: Date) => string | undefined
}

const pattern = /^([a-z0-9-]{1,120})\.([0-9a-z]{1,11})\.([\w-]{32})$/

/** Signed links to unpublished posts, valid for seven days and not stored: slug, expiry, signature (`my-draft.mh2x0a1b.…`). */
export function previewLinks(secret: string): PreviewLinks {
  const key = createSecretKey(createHmac('sha256', secret).update('previews of posts').digest())
  const signed = (text: string) =>
    `${text}.${createHmac('sha256', key).update(text).digest('base64url').slice(0, 32)}`
  return {
    write: (slug, now) => signed(`${slug}.${(now.getTime() + previewDays * day).toString(36)}`),
    read(token, now) {
      const [, slug, ends] = pattern.exec(token) ?? []
      if (!isSlug(slug) || ends === undefined || Number.parseInt(ends, 36) <= now.getTime()) return undefined
      const [input, right] = [Buffer.from(token), Buffer.from(signed(`${slug}.${ends}`))]
      return input.length === right.length && timingSafeEqual(input, right) ? slug : undefined
    },
  }
}
