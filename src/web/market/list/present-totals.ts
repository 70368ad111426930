import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { formatCount, formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'

type WireTotals = Reply<Operations['searchMarket']>['totals']

/** Figures of the whole market; null for those that are unknown. Amounts stay in dollars. */
export function presentTotals(totals: WireTotals, language: Language) {
  if (totals === null) return null
  const count = (value: number) => formatCount({ value, language })
  const { coins, coins_counted: counted, bitcoin_percent: share } = totals
  return {
    coins: count(coins),
    /** How many coins the totals include; null if they include all. */
    counted: counted === coins ? null : count(counted),
    quotedAt: totals.quoted_at,
    cap: totals.market_cap_usd,
    change: totals.market_cap_percent_change_24h,
    volume: totals['24h_volume_usd'],
    bitcoinShare:
      share === null ? null : formatPercent({ value: share, language, decimals: 1, signed: false }),
    gainers: count(totals.gainers_24h),
    losers: count(totals.losers_24h),
  }
}
