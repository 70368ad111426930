import { quizzesDemo } from '../../api/airdrop/quizzes.demo.ts'
import { resolve } from 'node:path'
import { postsDemo } from '../../api/blog/posts.demo.ts'
import type { Database } from '../../api/database/database.ts'
import { eventsDemo } from '../../api/events/events.demo.ts'
import { adsDemo, offeringsDemo } from '../../api/offerings/offerings.demo.ts'
import { pagesDemo } from '../../api/pages/pages.demo.ts'
import { couponsDemo, plansDemo } from '../../api/purchase/sold/sold.demo.ts'
import { fillDemo } from '../../api/transfer/demo/demo-content.ts'

const directory = resolve(import.meta.dirname, '../../../db/demo')

/** What a first start has to show. Advertisements go with the entries they show. */
export async function fillDemoContent({ database, now }: { database: Database; now: Date }): Promise<void> {
  for (const demos of [
    [pagesDemo],
    [offeringsDemo, adsDemo],
    [postsDemo],
    [eventsDemo],
    [plansDemo, couponsDemo],
    [quizzesDemo],
  ])
    await fillDemo({ demos, database, directory, now })
}
