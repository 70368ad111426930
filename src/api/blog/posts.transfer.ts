import { isDeepStrictEqual } from 'node:util'
import { readPost } from '../../domain/blog/post-rules.ts'
import type { Post } from '../../domain/blog/post.ts'
import { excerptLimit, truncate } from '../../domain/kernel/text/text.ts'
import { plainText } from '../markdown/plain-text.ts'
import type { ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { eachPost, findPosts, putPosts, type PostRow, type WrittenPost } from './posts.store.ts'

const slugOf = ({ slug }: { readonly slug: string }) => slug

export const postsTransfer: ContentKind<Post> = {
  format: ndjson,
  read: ({ row }) => readPost(row),
  idOf: slugOf,
  save: saveDifference<Post, WrittenPost>({
    idOf: slugOf,
    idOfStored: slugOf,
    findStored: async ({ contents }, queries) =>
      (await findPosts(contents.map(slugOf), queries)).map(asWritten),
    rowOf,
    put: putPosts,
  }),
  exportTo: (onRows, database) => eachPost((rows) => onRows(rows.map(exportedRow)), database),
}

/**
 * A post that does not say when it was written keeps the day it has, or was written now. One that does not say when
 * it was changed was changed now, if it differs from what is stored.
 */
function rowOf(post: Post, { stored, now }: { stored: WrittenPost | undefined; now: Date }): WrittenPost {
  const { slug, title, author, cover, markdown } = post
  const excerpt = truncate(plainText(markdown), excerptLimit)
  const createdAt = post.createdAt === null ? (stored?.created_at ?? now) : new Date(post.createdAt)
  const row = { slug, title, author, cover, tags: [...post.tags], excerpt, markdown, created_at: createdAt }
  if (post.updatedAt !== null) return { ...row, updated_at: later(new Date(post.updatedAt), createdAt) }
  const asBefore = stored && { ...row, updated_at: stored.updated_at }
  return asBefore && isDeepStrictEqual(asBefore, stored)
    ? asBefore
    : { ...row, updated_at: later(stored === undefined ? createdAt : now, createdAt) }
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}

function asWritten({ post_id: _ofTheTable, ...written }: PostRow): WrittenPost {
  return written
}

function exportedRow({
  excerpt: _derived,
  markdown,
  created_at: created,
  updated_at: updated,
  ...row
}: WrittenPost) {
  return { ...row, text: markdown, created_at: created.toISOString(), updated_at: updated.toISOString() }
}
