import { join, resolve } from 'node:path'
import { fillDemoPosts } from '../../api/blog/posts.demo.ts'
import type { Database } from '../../api/database/database.ts'
import { fillDemoEvents } from '../../api/events/events.demo.ts'
import { fillDemoOfferings } from '../../api/offerings/offerings.demo.ts'
import { fillDemoPages } from '../../api/pages/pages.demo.ts'

const demo = resolve(import.meta.dirname, '../../../db/demo')

/** What a first start shows. A table with anything in it is left alone. */
export async function fillDemoContent({ now, database }: { now: Date; database: Database }): Promise<void> {
  await fillDemoPages({ database, directory: join(demo, 'pages'), now })
  await fillDemoOfferings({ database, directory: demo, now })
  await fillDemoPosts({ database, directory: join(demo, 'posts'), now })
  await fillDemoEvents({ database, path: join(demo, 'events.ndjson'), now })
}
