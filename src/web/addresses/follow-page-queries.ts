import { isCoinId } from '../../domain/market/quotes/coin.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { pressedOnMailed } from './mail-page-queries.ts'
import type { PageQuery } from './page-query.ts'

/** What a plain form of the preferences may have come to. */
export const outcomes = ['saved', 'erased', 'noTrigger', 'unconfirmed', 'unclear'] as const
export const preferencesLink = pressedOnMailed(outcomes)

/** Which offering, or none for the site; and whether it was asked for a moment ago. */
export const followLink: PageQuery = {
  names: ['sent', 'item'],
  write(query) {
    const [sent, item = ''] = followLink.names.map((name) => query.get(name) ?? '')
    return [
      ...(sent === '1' ? [['sent', '1'] as const] : []),
      ...(isOfferingId(item) ? [['item', item] as const] : []),
    ]
  },
}

/** The sale or the coin that a link has at hand. */
export const notificationsLink: PageQuery = {
  names: ['ico', 'coin'],
  write(query) {
    const [ico = '', coin = ''] = notificationsLink.names.map((name) => query.get(name) ?? '')
    if (isOfferingId(ico)) return [['ico', ico]]
    return isCoinId(coin) ? [['coin', coin]] : []
  },
}
