import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPost } from '../../domain/blog/post-rules.ts'
import type { Database } from '../database/database.ts'
import { rowOf } from './posts.transfer.ts'
import { hasPosts, putPosts, type WrittenPost } from './posts.store.ts'

const day = 86_400_000

/**
 * Fills an empty table from `<directory>/<slug>.md`; one with anything in it is left alone. Demo posts say their day
 * from today, so that the latest are always of this week.
 */
export async function fillDemoPosts({
  database,
  directory,
  now,
}: {
  database: Database
  directory: string
  now: Date
}): Promise<number> {
  const files = (await readdir(directory)).sort()
  const posts = await Promise.all(files.map((file) => readFileOf({ directory, file, now })))
  return database.transaction(async (queries) => {
    if (await hasPosts(queries)) return 0
    await putPosts(posts, queries)
    return posts.length
  })
}

async function readFileOf({ directory, file, now }: { directory: string; file: string; now: Date }) {
  const text = await readFile(join(directory, file), 'utf8')
  const { fields, markdown } = readFrontMatter(text)
  const written = new Date(now.getTime() + Number(fields['day']) * day).toISOString()
  const slug = file.replace(/\.md$/, '')
  const reading = readPost({ ...fields, slug, text: markdown, created_at: written, updated_at: written })
  if ('post' in reading) return rowOf(reading.post, { now }) satisfies WrittenPost
  throw new Error(`${file} is no good: ${JSON.stringify(reading.errors)}`)
}

/** Lines of `name: value` between two lines of dashes, then the text. */
function readFrontMatter(text: string): { fields: Record<string, string>; markdown: string } {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const pairs = head.split('\n').map((line) => line.split(/: (.*)/, 2))
  return { fields: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])), markdown }
}
