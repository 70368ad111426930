/** A post as it is written; moments are milliseconds since 1970. */
export interface Post {
  readonly slug: string
  readonly title: string
  readonly author: string
  readonly cover: string | null
  readonly tags: readonly string[]
  readonly markdown: string
  /** What lists say of it; null: its beginning. */
  readonly excerpt: string | null
  readonly isDraft: boolean
  /** When it is published, which may lie ahead. Null: now, or as it stands. */
  readonly createdAt: number | null
  readonly updatedAt: number | null
}

/**
 * Where a post stands. A draft is for those who have a link to it; one that is published at a moment ahead is scheduled
 * until then. Published at 9:00, it is scheduled at 8:59 and public at 9:00.
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

/** The page a list opens at; whatever is no page number is the first. */
export function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** What can stand in an address: no control characters, and more than dots, which lead elsewhere. */
// eslint-disable-next-line no-control-regex
export const tagPattern = /^(?!\.*$)[^\u0000-\u001F\u007F]+$/
