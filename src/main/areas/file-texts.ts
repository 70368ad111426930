import { postTexts } from '../../api/blog/posts.store.ts'
import { unpublishedTexts } from '../../api/blog/unpublished-posts.store.ts'
import { dappTexts } from '../../api/dapps/dapps.store.ts'
import { adTexts } from '../../api/offerings/ads/ads.store.ts'
import { offeringTexts } from '../../api/offerings/offerings.store.ts'
import { submissionTexts } from '../../api/owner/project-submissions.store.ts'
import { pageTexts } from '../../api/pages/pages.store.ts'

/**
 * Queries of every text column that can contain the path of an uploaded file. A file that no such text contains is deleted, so an
 * area that stores paths must be listed here, and its table must hold the files (`hold_files` in `0018_files.sql`).
 */
export const fileTexts = [
  offeringTexts,
  submissionTexts,
  adTexts,
  postTexts,
  unpublishedTexts,
  pageTexts,
  dappTexts,
]
