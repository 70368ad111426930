import { blogOperations } from './blog.operations.ts'
import { eventsOperations } from './events.operations.ts'
import { followOperations } from './follow.operations.ts'
import { marketOperations } from './market.operations.ts'
import { offeringsOperations } from './offerings.operations.ts'
import { pagesOperations } from './pages.operations.ts'
import { reportsOperations } from './reports.operations.ts'

/** The whole API: what is declared here is mounted, documented and callable. */
export const operations = {
  ...blogOperations,
  ...eventsOperations,
  ...followOperations,
  ...marketOperations,
  ...offeringsOperations,
  ...pagesOperations,
  ...reportsOperations,
}

export type Operations = typeof operations
