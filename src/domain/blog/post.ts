/** A post as it is written; moments are milliseconds since 1970. */
export interface Post {
  readonly slug: string
  readonly title: string
  readonly author: string
  readonly cover: string | null
  readonly tags: readonly string[]
  readonly markdown: string
  /** Null: now, or as it stands. */
  readonly createdAt: number | null
  readonly updatedAt: number | null
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
