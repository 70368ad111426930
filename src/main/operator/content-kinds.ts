import { exportPosts, importPosts, postIdOfRow, readPostRow } from '../../api/blog/posts.transfer.ts'
import { eventIdOfRow, exportEvents, importEvents, readEventRow } from '../../api/events/events.transfer.ts'
import { coinIdOfRow, exportCoins, importCoins, readCoinContent } from '../../api/market/coins.transfer.ts'
import { readAdRow } from '../../api/offerings/ad-rules.ts'
import { adIdOfRow, exportAds, importAds } from '../../api/offerings/ads.transfer.ts'
import {
  exportOfferings,
  importOfferings,
  offeringIdInText,
  offeringIdOfRow,
  readOfferingRow,
} from '../../api/offerings/offerings.transfer.ts'
import { readPageRow } from '../../api/pages/page-rules.ts'
import { exportPages, importPages } from '../../api/pages/pages.transfer.ts'
import { candleKind } from './candle-kind.ts'
import type { ContentKind } from './content-kind.ts'
import { exportContent, type Exporting } from './export-content.ts'
import { importContent, type Importing } from './import-content.ts'
import { Refused } from './operator-database.ts'

export const contentNames = ['offerings', 'ads', 'pages', 'coins', 'candles', 'events', 'posts'] as const
export type ContentName = (typeof contentNames)[number]

/** What the commands can do with each kind of content, by the name it has on the command line. */
export const contentKinds = {
  offerings: commandsFor({
    idInText: offeringIdInText,
    idOf: offeringIdOfRow,
    read: readOfferingRow,
    save: importOfferings,
    exportTo: exportOfferings,
  }),
  ads: commandsFor({ idOf: adIdOfRow, read: readAdRow, save: importAds, exportTo: exportAds }),
  pages: commandsFor({
    idOf: (given) => {
      const reading = readPageRow(given)
      return 'id' in reading ? reading.id : undefined
    },
    read: readPageRow,
    save: importPages,
    exportTo: exportPages,
  }),
  coins: commandsFor({
    idOf: coinIdOfRow,
    read: readCoinContent,
    save: importCoins,
    exportTo: exportCoins,
  }),
  events: commandsFor({
    idOf: eventIdOfRow,
    read: readEventRow,
    save: importEvents,
    exportTo: exportEvents,
  }),
  posts: commandsFor({
    idOf: postIdOfRow,
    read: readPostRow,
    save: importPosts,
    exportTo: exportPosts,
  }),
  candles: {
    import: async (options: Importing) => importContent(await candleKind(options), options),
    export: async (): Promise<number> => {
      throw new Refused('Candles go in, not out: they are made of quotes, or come from a file.')
    },
  },
} satisfies Record<ContentName, unknown>

function commandsFor<Content>(kind: ContentKind<Content>) {
  return {
    import: (options: Importing) => importContent(kind, options),
    export: (options: Exporting) => exportContent(kind, options),
  }
}
