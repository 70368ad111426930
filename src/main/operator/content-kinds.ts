import { quizzesTransfer } from '../../api/airdrop/quizzes.transfer.ts'
import { postsTransfer } from '../../api/blog/posts.transfer.ts'
import { eventsTransfer } from '../../api/events/events.transfer.ts'
import { candlesTransfer } from '../../api/market/candles.transfer.ts'
import { coinsTransfer } from '../../api/market/coins.transfer.ts'
import { adsTransfer } from '../../api/offerings/ads/ads.transfer.ts'
import { offeringsTransfer } from '../../api/offerings/offerings.transfer.ts'
import { pagesTransfer } from '../../api/pages/pages.transfer.ts'
import { couponsTransfer } from '../../api/purchase/sold/coupons.transfer.ts'
import { plansTransfer } from '../../api/purchase/sold/plans.transfer.ts'
import type { AnyKind } from '../../api/transfer/content-kind.ts'

const kinds = {
  offerings: offeringsTransfer,
  ads: adsTransfer,
  pages: pagesTransfer,
  coins: coinsTransfer,
  candles: candlesTransfer,
  events: eventsTransfer,
  posts: postsTransfer,
  plans: plansTransfer,
  coupons: couponsTransfer,
  quizzes: quizzesTransfer,
}

export type ContentName = keyof typeof kinds
export const contentKinds: Readonly<Record<ContentName, AnyKind>> = kinds
export const contentNames = Object.keys(kinds) as ContentName[]
