import { postsTransfer } from '../../src/api/blog/posts.transfer.ts'
import type { Database } from '../../src/api/database/database.ts'
import { seedContent } from './seed-content.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, type TestSite } from './test-site.ts'

export function postRow<More extends object>(slug: string, more: More) {
  return { slug, title: `Title of ${slug}`, author: 'Editor', text: `Text of ${slug}`, ...more }
}

export async function seedPosts(
  { rows, now }: { rows: readonly object[]; now: Date },
  database: Database,
): Promise<void> {
  await seedContent(postsTransfer, { rows, now }, database)
}

export async function openBlogSite({ rows, now }: { rows: readonly object[]; now: Date }): Promise<TestSite> {
  const database = await openTestDatabase()
  await seedPosts({ rows, now }, database)
  return openTestSite({ environment: { DEMO: '0' }, now: () => now, database })
}
