import { useMessages } from '../../i18n/use-messages.ts'
import QuoteSource from '../../page/quote-source.tsx'
import { useQuoteTime } from '../live/use-quote-time.ts'
import type { LoadedMarket } from './market.load.ts'

const lede = 'w-full text-sm text-ink-3'

export default function MarketLede({ market: { totals, sources, hasNoData } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const timeText = useQuoteTime()
  if (hasNoData) return null
  if (totals === null || totals.quotedAt === null)
    return (
      <p className={lede}>
        {t.lede()} <QuoteSource sources={sources} />
      </p>
    )
  const { coins, counted, quotedAt } = totals
  // No-break spaces keep day and hour on one line.
  const time = timeText(quotedAt).replaceAll(' ', '\u00A0')
  return (
    <p className={lede}>
      {counted === null ? t.coinsAsOf({ coins, time }) : t.countedAsOf({ coins, counted, time })}{' '}
      <QuoteSource sources={sources} />
    </p>
  )
}
