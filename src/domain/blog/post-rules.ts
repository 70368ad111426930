import { dayAt, readInstant } from '../kernel/time/instant.ts'
import {
  cellsOf,
  elementsOf,
  isRecord,
  refuse,
  type Cell,
  type Findings,
  type Issue,
} from '../kernel/rows/row-cell.ts'
import { readLine, readName } from '../kernel/rows/row-text.ts'
import { readImage } from '../kernel/rows/web-address.ts'
import { blogTimeZone } from './post-address.ts'
import { isSlug, tagPattern, type Post } from './post.ts'

const limits = { title: 200, author: 100, tag: 40, tags: 10, markdown: 200_000 }

/** What a database cannot keep, or a page should not get. */
// eslint-disable-next-line no-control-regex
const broken = /[\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F]/u

type Reading = { post: Post; warnings: Issue[] } | { errors: Issue[] }

/** A post from a row of JSON. Needed are `slug`, `title`, `author` and `text`, which is Markdown. */
export function readPost(row: unknown): Reading {
  const findings: Findings = { errors: [], warnings: [] }
  if (!isRecord(row)) {
    refuse({ field: '', value: row, findings }, 'not_an_object')
    return { errors: findings.errors }
  }
  const cells = cellsOf(row, findings)
  const post: Post = {
    slug: readSlug(cells('slug')),
    title: readName(cells('title'), limits.title),
    author: readName(cells('author'), limits.author),
    cover: readImage(cells('cover')),
    tags: readTags(cells('tags')),
    markdown: readMarkdown(cells('text')),
    createdAt: readMoment(cells('created_at')),
    updatedAt: readMoment(cells('updated_at')),
  }
  if (post.createdAt !== null && post.updatedAt !== null && post.updatedAt < post.createdAt)
    refuse(cells('updated_at'), 'end_before_start')
  const { errors, warnings } = findings
  return errors.length > 0 ? { errors } : { post, warnings }
}

function readSlug(cell: Cell): string {
  if (isSlug(cell.value)) return cell.value
  return refuse(cell, cell.value === undefined ? 'required' : 'not_an_id') ?? ''
}

/** A list, or a text with commas. A tag that comes twice counts once. */
function readTags(cell: Cell): string[] {
  const tags = elementsOf(cell, { limit: limits.tags, separator: /[,、]/ }).map((element) => {
    const tag = readLine(element, limits.tag)
    return tag === null || tagPattern.test(tag) ? tag : refuse(element, 'not_a_text')
  })
  return [...new Set(tags.filter((tag) => tag !== null))]
}

/** Left as it is: spaces and line breaks mean something in Markdown. */
function readMarkdown(cell: Cell): string {
  const { value } = cell
  if (value === undefined) return refuse(cell, 'required') ?? ''
  if (typeof value !== 'string' || broken.test(value)) return refuse(cell, 'not_a_text') ?? ''
  return value.length > limits.markdown ? (refuse(cell, 'too_long') ?? '') : value
}

/** Of a year of four digits, as it stands in the address of the post. */
function readMoment(cell: Cell): number | null {
  const { value } = cell
  if (value === undefined) return null
  const moment = typeof value === 'string' ? readInstant(value) : undefined
  if (moment === undefined || dayAt({ at: moment, timeZone: blogTimeZone }) === undefined)
    return refuse(cell, 'not_a_date')
  return moment
}
