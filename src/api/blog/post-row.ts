import { isDeepStrictEqual } from 'node:util'
import { postState, type Post, type PostState } from '../../domain/blog/post.ts'
import { excerptLimit, truncate } from '../../domain/kernel/text/text.ts'
import { plainText } from '../markdown/plain-text.ts'
import type { PostText } from './posts.store.ts'

/** A post as it will stand, and where. */
export interface WrittenPost extends PostText {
  readonly state: PostState
}

/**
 * A post that does not say when it was published keeps the moment it has, or is published now; so is a draft that is one no longer. One
 * that does not say when it was changed was changed now, if it differs from what is stored and was to be read before.
 */
export function rowOf(
  post: Post,
  { stored: found, now }: { stored: WrittenPost | undefined; now: Date },
): WrittenPost {
  const { slug, title, author, cover, markdown, isDraft } = post
  const stored = found?.state === 'draft' && !isDraft ? undefined : found
  const excerpt = post.excerpt ?? beginningOf(markdown)
  const createdAt = post.createdAt === null ? (stored?.created_at ?? now) : new Date(post.createdAt)
  const state = postState({ isDraft, createdAt: createdAt.getTime() }, now.getTime())
  const text = { slug, title, author, cover, tags: [...post.tags], excerpt, markdown }
  const row = { ...text, created_at: createdAt, state }
  if (post.updatedAt !== null) return { ...row, updated_at: later(new Date(post.updatedAt), createdAt) }
  const asBefore = stored && { ...row, updated_at: later(stored.updated_at, createdAt) }
  return asBefore && isDeepStrictEqual(asBefore, stored)
    ? asBefore
    : { ...row, updated_at: stored?.state === 'public' ? later(now, createdAt) : createdAt }
}

export function beginningOf(markdown: string): string {
  return truncate(plainText(markdown), excerptLimit)
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
