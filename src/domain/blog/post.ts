/** A post of the blog. Its times are milliseconds since 1970. */
export interface Post {
  readonly slug: string
  readonly title: string
  readonly author: string
  readonly cover: string | null
  readonly tags: readonly string[]
  readonly markdown: string
  /** The text shown in lists; null uses the beginning of the post. */
  readonly excerpt: string | null
  readonly isDraft: boolean
  readonly isDemo: boolean
  /**
   * When the post is published, possibly in the future. Null publishes a new post now and leaves the time of a stored
   * post unchanged.
   */
  readonly createdAt: number | null
  readonly updatedAt: number | null
}

/**
 * A draft is visible only through its private link; a post whose publication time is in the future is scheduled.
 * Published at 9:00, it is scheduled at 8:59 and public at 9:00.
 */
export type PostState = 'draft' | 'scheduled' | 'public'

export function postState(
  { isDraft, createdAt }: { isDraft: boolean; createdAt: number },
  now: number,
): PostState {
  if (isDraft) return 'draft'
  return createdAt > now ? 'scheduled' : 'public'
}

export const postsPerPage = 10
export const homePosts = 3
export const relatedPosts = 3

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slugLimit = 120

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= slugLimit && slugPattern.test(value)
}

export function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/**
 * A tag is part of an address: it has no control characters and is not only dots, which browsers resolve as a relative
 * path.
 */
// eslint-disable-next-line no-control-regex
export const tagPattern = /^(?!\.*$)[^\u0000-\u001F\u007F]+$/
