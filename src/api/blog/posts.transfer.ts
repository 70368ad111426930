import { isDeepStrictEqual } from 'node:util'
import { readPost } from '../../domain/blog/post-rules.ts'
import type { Post } from '../../domain/blog/post.ts'
import type { Issue } from '../../domain/kernel/rows/row-cell.ts'
import { excerptLimit, truncate } from '../../domain/kernel/text/text.ts'
import type { Database, Queries } from '../database/database.ts'
import { plainText } from '../markdown/plain-text.ts'
import { eachPost, findPosts, putPosts, type PostRow, type WrittenPost } from './posts.store.ts'

interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

type Reading = { id: string; content: Post; warnings: Issue[] } | { errors: Issue[] }

export function readPostRow({ row }: { row: unknown }): Reading {
  const reading = readPost(row)
  if ('errors' in reading) return reading
  return { id: reading.post.slug, content: reading.post, warnings: reading.warnings }
}

export function postIdOfRow(given: { row: unknown }): string | undefined {
  const reading = readPostRow(given)
  return 'id' in reading ? reading.id : undefined
}

export async function importPosts(
  { contents, now, dryRun }: { contents: readonly Post[]; now: Date; dryRun: boolean },
  database: Database,
): Promise<Saved> {
  const save = async (queries: Queries) => {
    const rows = await findPosts(
      contents.map(({ slug }) => slug),
      queries,
    )
    const standing = new Map(rows.map((row) => [row.slug, asWritten(row)]))
    const given = contents.map((post) => rowOf(post, { standing: standing.get(post.slug), now }))
    const differing = given.filter((row) => !isDeepStrictEqual(row, standing.get(row.slug)))
    if (!dryRun && differing.length > 0) await putPosts(differing, queries)
    const added = contents.filter(({ slug }) => !standing.has(slug)).length
    return { added, changed: differing.length - added, unchanged: contents.length - differing.length }
  }
  return dryRun ? save(database) : database.transaction(save)
}

/**
 * A post that does not say when it was written keeps the day it has, or was written now. One that does not say when
 * it was changed was changed now, if it differs from what stands.
 */
export function rowOf(
  post: Post,
  { standing, now }: { standing?: WrittenPost | undefined; now: Date },
): WrittenPost {
  const { slug, title, author, cover, markdown } = post
  const excerpt = truncate(plainText(markdown), excerptLimit)
  const createdAt = post.createdAt === null ? (standing?.created_at ?? now) : new Date(post.createdAt)
  const row = { slug, title, author, cover, tags: [...post.tags], excerpt, markdown, created_at: createdAt }
  if (post.updatedAt !== null) return { ...row, updated_at: later(new Date(post.updatedAt), createdAt) }
  const asBefore = standing && { ...row, updated_at: standing.updated_at }
  return asBefore && isDeepStrictEqual(asBefore, standing)
    ? asBefore
    : { ...row, updated_at: later(standing === undefined ? createdAt : now, createdAt) }
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}

function asWritten({ post_id: _ofTheTable, ...written }: PostRow): WrittenPost {
  return written
}

/** Rows that import to what stands here. */
export async function exportPosts(
  onRows: (rows: readonly object[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachPost((rows) => onRows(rows.map(exportedRow)), database)
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
