import { use } from 'react'
import { formatPrice } from '../../../domain/kernel/money/price-format.ts'
import { LanguageContext, useMessages } from '../../i18n/use-messages.ts'
import { Table } from '../../ui/tables/table.tsx'
import { Delta } from '../figures/delta.tsx'
import { DemoLabel } from '../figures/demo-label.tsx'
import { CoinSection } from './coin-section.tsx'
import type { LoadedCoin } from './data/coin.load.ts'

export function JapaneseExchanges({ coin: { yenMarkets, isDemo } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const { language } = use(LanguageContext)
  if (yenMarkets.length === 0) return null
  const maxPremium = Math.max(0.5, ...yenMarkets.map(({ premium }) => Math.abs(premium ?? 0)))
  return (
    <CoinSection title={t.japaneseExchanges()} aside={t.againstWorld()} mark={isDemo && <DemoLabel />}>
      <Table label={t.japaneseExchanges()} className="coin-table">
        <thead>
          <tr>
            <th scope="col">{t.exchange()}</th>
            <th scope="col" className="numeric">
              {t.priceInYen()}
            </th>
            <td className="w-[30%]" aria-hidden="true" />
            <th scope="col" className="numeric">
              {t.premium()}
            </th>
          </tr>
        </thead>
        <tbody>
          {yenMarkets.map(({ name, url, yen, premium, age }) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                <a href={url} rel="noopener nofollow" className="link">
                  {name}
                </a>
              </th>
              <td className="numeric">
                {formatPrice({ value: yen, currency: 'JPY', language }).text}
                {age !== null && <small className="stale">{t.staleSince({ age })}</small>}
              </td>
              <td aria-hidden="true">
                <PremiumBar part={(premium ?? 0) / maxPremium} />
              </td>
              <td className="numeric">
                <Delta percent={premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="pt-3 text-xs text-ink-3">{t.premiumMeaning()}</p>
    </CoinSection>
  )
}

/** Bar from the middle to the right for a premium, to the left for a discount. `part` is relative to the largest premium, from −1 to 1. */
function PremiumBar({ part }: { part: number }) {
  const width = `${(Math.abs(part) * 50).toFixed(1)}%`
  const inset = part < 0 ? { insetInlineEnd: '50%' } : { insetInlineStart: '50%' }
  return (
    <div className="premium-bar">
      <i className={part < 0 ? 'loss' : 'gain'} style={{ width, ...inset }} />
    </div>
  )
}
