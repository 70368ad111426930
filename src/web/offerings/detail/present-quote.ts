import type { Client } from '../../../contract/calls/client.ts'
import { formatPrice } from '../../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { orFallback } from '../../loading/or-fallback.ts'

interface QuotedToken {
  readonly client: Client
  readonly language: Language
  readonly productCode: string | null
}

/** Null when the token is not traded or the market fails. */
export async function presentQuote({ client, language, productCode }: QuotedToken) {
  if (productCode === null) return null
  const answer = await orFallback(client.getCoinPrices({ product_codes: productCode }), undefined)
  const quoted = answer?.items[0]
  if (answer === undefined || quoted === undefined || quoted.price_usd === null) return null
  const { id, price_usd: price, percent_change_24h: change } = quoted
  return {
    coinId: id,
    ...formatPrice({ value: price, currency: 'USD', language }),
    change: change === null ? null : formatPercent({ value: change, language }),
    direction: Math.sign(change ?? 0),
    isDemo: answer.is_demo,
  }
}
