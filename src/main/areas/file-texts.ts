import { postTexts } from '../../api/blog/posts.store.ts'
import { dappTexts } from '../../api/dapps/dapps.store.ts'
import { unpublishedTexts } from '../../api/blog/unpublished-posts.store.ts'
import { adTexts } from '../../api/offerings/ads/ads.store.ts'
import { offeringTexts } from '../../api/offerings/offerings.store.ts'
import { submissionTexts } from '../../api/owner/project-submissions.store.ts'
import { pageTexts } from '../../api/pages/pages.store.ts'

/**
 * Where paths of files may stand: each is a query of one column of text. A file that none of them names is cleared, so whoever stores such
 * paths is listed here, and holds the files it writes (`hold_files` in `0018_files.sql`).
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
