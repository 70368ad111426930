import type { Client } from '../../../contract/calls/client.ts'
import { formatPrice } from '../../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import { orFallback } from '../../loading/or-fallback.ts'

interface QuotedToken {
  readonly client: Client
  readonly language: Language
  /** The confirmed coin; a symbol or an app code is never used to find one. */
  readonly coinId: string | null
}

/** Null when no coin is confirmed, it has no price, or the market fails. */
export async function presentQuote({ client, language, coinId }: QuotedToken) {
  if (coinId === null) return null
  const answer = await orFallback(client.getCoinPrices({ product_codes: coinId }), undefined)
  const quoted = answer?.items.find(({ id }) => id === coinId)
  if (answer === undefined || quoted === undefined || quoted.price_usd === null) return null
  const { price_usd: price, percent_change_24h: change } = quoted
  return {
    coinId,
    ...formatPrice({ value: price, currency: 'USD', language }),
    change: change === null ? null : formatPercent({ value: change, language }),
    direction: Math.sign(change ?? 0),
    at: quoted.quoted_at === null ? null : formatMomentIn({ at: quoted.quoted_at, language }),
    sources: quoted.source === 'demo' ? [] : [quoted.source],
    isDemo: answer.is_demo,
  }
}
