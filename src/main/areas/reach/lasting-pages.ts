import type { ListedPage } from '../../../api/sitemap/sitemap-source.ts'
import {
  addEventPath,
  appPath,
  badgePath,
  blogPath,
  contactPath,
  eventsPath,
  homePath,
  marketPath,
  ownerFormPath,
  premiumPath,
  sdkPath,
  widgetPath,
} from '../../../words/addresses/addresses.ts'
import { purchasePath } from '../../../words/addresses/purchase-addresses.ts'

/** Pages that are always there. Lists stand here with their first page: the others are found from it. */
const everywhere = [
  homePath,
  marketPath,
  eventsPath,
  addEventPath,
  appPath,
  premiumPath,
  purchasePath,
  contactPath,
  ownerFormPath,
  widgetPath,
  badgePath,
  sdkPath,
]
export const lastingPages: readonly ListedPage[] = [
  ...everywhere.map((path) => ({ path, changedAt: null })),
  { path: blogPath({}), changedAt: null, writtenIn: ['ja'] },
]
