import { isDeepStrictEqual } from 'node:util'
import { readPost } from '../../domain/blog/post-rules.ts'
import { isSlug, type Post, postState, type PostState } from '../../domain/blog/post.ts'
import { excerptLimit, truncate } from '../../domain/kernel/text/text.ts'
import type { Queries } from '../database/database.ts'
import { leadText } from '../markdown/written-text.ts'
import { plainId, type ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import type { PostText } from './posts.store.ts'
import {
  deleteUnpublished,
  findUnpublished,
  putUnpublished,
  type UnpublishedPost,
} from './unpublished-posts.store.ts'
import { eachPost, findPosts, putPublicPosts } from './written-posts.store.ts'

const slugOf = ({ slug }: { readonly slug: string }) => slug

export const postsTransfer: ContentKind<Post> = {
  format: ndjson,
  read: ({ row, stored }) => readPost(row, stored),
  idOf: slugOf,
  idOfRow: (row) => plainId(row, { name: 'slug', isId: isSlug }),
  save: saveDifference<Post, WrittenPost>({
    idOf: slugOf,
    idOfStored: slugOf,
    findStored: async ({ contents }, queries) => findStored(contents.map(slugOf), queries),
    rowOf,
    exportedRow: (row) => exportedRow({ ...row, is_draft: row.state === 'draft' }),
    put: putPosts,
  }),
  async storedRows({ ids }, queries) {
    const shown = await findPosts(ids, queries)
    const others = await findUnpublished(ids, queries)
    return [...shown.map((row) => exportedRow({ ...row, is_draft: false })), ...others.map(exportedRow)]
  },
  exportTo: (onRows, database) => eachPost((rows) => onRows(rows.map(exportedRow)), database),
}

async function findStored(slugs: readonly string[], queries: Queries): Promise<WrittenPost[]> {
  const shown = await findPosts(slugs, queries)
  const others = await findUnpublished(slugs, queries)
  return [
    ...shown.map((row) => ({ ...row, state: 'public' as const })),
    ...others.map(({ is_draft: isDraft, ...row }) => ({
      ...row,
      state: isDraft ? ('draft' as const) : ('scheduled' as const),
    })),
  ]
}

async function putPosts(rows: readonly WrittenPost[], queries: Queries): Promise<void> {
  const shown: PostText[] = []
  const others: UnpublishedPost[] = []
  for (const { state, ...row } of rows)
    if (state === 'public') shown.push(row)
    else others.push({ ...row, is_draft: state === 'draft' })
  if (shown.length > 0) {
    await deleteUnpublished(shown.map(slugOf), queries)
    await putPublicPosts(shown, queries)
  }
  if (others.length > 0) await putUnpublished(others, queries)
}

function exportedRow({
  excerpt,
  markdown,
  created_at: created,
  updated_at: updated,
  is_draft: isDraft,
  ...row
}: UnpublishedPost) {
  return {
    ...row,
    ...(excerpt === beginningOf(markdown) ? {} : { excerpt }),
    ...(isDraft ? { status: 'draft' } : {}),
    text: markdown,
    created_at: created.toISOString(),
    updated_at: updated.toISOString(),
  }
}

interface WrittenPost extends PostText {
  readonly state: PostState
}

/**
 * If the file states no publication time, a public or scheduled post keeps the stored time; a new post or former draft is
 * published now. If the file states no time of change, a public post that differs from the stored one counts as changed now.
 */
function rowOf(
  post: Post,
  { stored: found, now }: { stored: WrittenPost | undefined; now: Date },
): WrittenPost {
  const { slug, title, author, cover, markdown, isDraft, isDemo } = post
  const stored = found?.state === 'draft' && !isDraft ? undefined : found
  const excerpt = post.excerpt ?? beginningOf(markdown)
  const createdAt = post.createdAt === null ? (stored?.created_at ?? now) : new Date(post.createdAt)
  const state = postState({ isDraft, createdAt: createdAt.getTime() }, now.getTime())
  const text = { slug, title, author, cover, tags: [...post.tags], excerpt, is_demo: isDemo, markdown }
  const row = { ...text, created_at: createdAt, state }
  if (post.updatedAt !== null) return { ...row, updated_at: later(new Date(post.updatedAt), createdAt) }
  const asBefore = stored && { ...row, updated_at: later(stored.updated_at, createdAt) }
  return asBefore && isDeepStrictEqual(asBefore, stored)
    ? asBefore
    : { ...row, updated_at: stored?.state === 'public' ? later(now, createdAt) : createdAt }
}

function beginningOf(markdown: string): string {
  return truncate(leadText(markdown), excerptLimit)
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
