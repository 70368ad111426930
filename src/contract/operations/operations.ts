import { airdropOperations } from './airdrop.operations.ts'
import { appUsersOperations } from './app-users.operations.ts'
import { appWalletOperations } from './app-wallet.operations.ts'
import { badgesOperations } from './badges.operations.ts'
import { blogOperations } from './blog.operations.ts'
import { contactOperations } from './contact.operations.ts'
import { dappsOperations } from './dapps.operations.ts'
import { eventsOperations } from './events.operations.ts'
import { exchangeRatesOperations } from './exchange-rates.operations.ts'
import { followOperations } from './follow.operations.ts'
import { licencesOperations } from './licences.operations.ts'
import { marketOperations } from './market.operations.ts'
import { offeringsOperations } from './offerings.operations.ts'
import { optionsOperations } from './options.operations.ts'
import { ownerOperations } from './owner.operations.ts'
import { pagesOperations } from './pages.operations.ts'
import { purchaseOperations } from './purchase.operations.ts'
import { pushOperations } from './push.operations.ts'
import { reportsOperations } from './reports.operations.ts'
import { sdkGuideOperations } from './sdk-guide.operations.ts'
import { walletOperations } from './wallet.operations.ts'
import { widgetsOperations } from './widgets.operations.ts'

/** The whole HTTP API: the server mounts, documents and offers every operation of this object. */
export const operations = {
  ...airdropOperations,
  ...appUsersOperations,
  ...badgesOperations,
  ...blogOperations,
  ...contactOperations,
  ...dappsOperations,
  ...eventsOperations,
  ...followOperations,
  ...marketOperations,
  ...exchangeRatesOperations,
  ...offeringsOperations,
  ...optionsOperations,
  ...ownerOperations,
  ...pagesOperations,
  ...purchaseOperations,
  ...licencesOperations,
  ...pushOperations,
  ...reportsOperations,
  ...sdkGuideOperations,
  ...walletOperations,
  ...appWalletOperations,
  ...widgetsOperations,
}

export type Operations = typeof operations
