import { readDemoMark } from '../kernel/rows/demo-mark.ts'
import { elementsOf, refuse, type Row, type RowField } from '../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowReading } from '../kernel/rows/row-reading.ts'
import { readLine, readMarkdown, readName } from '../kernel/rows/row-text.ts'
import { readImage } from '../kernel/rows/web-address.ts'
import { excerptLimit } from '../kernel/text/text.ts'
import { dayAt, readInstant } from '../kernel/time/instant.ts'
import { blogTimeZone } from './post-address.ts'
import { isSlug, tagPattern, type Post } from './post.ts'

const limits = { title: 200, author: 100, tag: 40, tags: 10, markdown: 200_000, line: 20_000, columns: 200 }

/**
 * Reads a post from a JSON object or the head of a Markdown file. `slug`, `title`, `author` and `text` (Markdown) are
 * required. Authors write `published` and `updated`; exports write `created_at` and `updated_at`. Both times are only those of
 * the row, because saving a post decides about times that the row does not state.
 */
export function readPost(row: unknown, stored?: Row): RowReading<Post> {
  return readRow(row, postOf, stored)
}

function postOf({ fields, stated }: OpenRow): Post {
  const post: Post = {
    slug: readSlug(fields('slug')),
    title: readName(fields('title'), limits.title),
    author: readName(fields('author'), limits.author),
    cover: readImage(fields('cover')),
    tags: readTags(fields('tags')),
    markdown: readText(fields('text')),
    excerpt: readLine(fields('excerpt'), excerptLimit),
    isDraft: readStatus(fields('status')) === 'draft',
    isDemo: readDemoMark(fields),
    createdAt: readMoment(stated('created_at', 'published')),
    updatedAt: readMoment(stated('updated_at', 'updated')),
  }
  if (post.createdAt !== null && post.updatedAt !== null && post.updatedAt < post.createdAt)
    refuse(stated('updated_at', 'updated'), 'end_before_start')
  return post
}

function readSlug(field: RowField): string {
  if (isSlug(field.value)) return field.value
  return refuse(field, field.value === undefined ? 'required' : 'not_an_id') ?? ''
}

/** Refuses a text with an extremely long line or table row, which is a mistake and slow to render. */
function readText(field: RowField): string {
  const text = readMarkdown(field, limits.markdown)
  const isTooLong = (line: string) =>
    line.length > limits.line || (line.includes('|') && line.split('|').length > limits.columns + 2)
  return text.split('\n').some(isTooLong) ? (refuse(field, 'too_long') ?? '') : text
}

function readStatus(field: RowField): string | null {
  const { value } = field
  if (value === undefined || value === 'draft' || value === 'published') return value ?? null
  return refuse(field, 'not_a_status')
}

function readTags(field: RowField): string[] {
  const tags = elementsOf(field, { limit: limits.tags, separator: /[,、]/ }).map((element) => {
    const tag = readLine(element, limits.tag)
    return tag === null || tagPattern.test(tag) ? tag : refuse(element, 'not_a_text')
  })
  return [...new Set(tags.filter((tag) => tag !== null))]
}

/** The year must have four digits, because it is part of the post's address. */
function readMoment(field: RowField): number | null {
  const { value } = field
  if (value === undefined) return null
  const moment = typeof value === 'string' ? readInstant(value) : undefined
  if (moment === undefined || dayAt({ at: moment, timeZone: blogTimeZone }) === undefined)
    return refuse(field, 'not_a_date')
  return moment
}
