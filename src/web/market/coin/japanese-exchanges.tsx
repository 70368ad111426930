import { use } from 'react'
import { formatPrice } from '../../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
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
  const limit = scaleLimit(yenMarkets.map(({ premium }) => premium ?? 0))
  return (
    <CoinSection title={t.japaneseExchanges()} aside={t.againstWorld()} mark={isDemo && <DemoLabel />}>
      <Table label={t.japaneseExchanges()} className="coin-table">
        <thead>
          <tr>
            <th scope="col">{t.exchange()}</th>
            <th scope="col" className="numeric">
              {t.priceInYen()}
            </th>
            <td className="w-[30%]" aria-hidden="true">
              <PremiumScale limit={limit} />
            </td>
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
                <PremiumBar part={(premium ?? 0) / limit} />
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

/** Ends of the scale in percent, the smallest of which that holds all bars is taken. */
const limits = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]

function scaleLimit(premiums: readonly number[]): number {
  const largest = Math.max(...premiums.map(Math.abs))
  return limits.find((limit) => limit >= largest) ?? largest
}

function PremiumScale({ limit }: { limit: number }) {
  const { language } = use(LanguageContext)
  const text = (value: number) =>
    formatPercent({ value, language, decimals: limit < 1 ? 1 : 0, signed: value !== 0 })
  return (
    <span className="premium-scale">
      <span>{text(-limit)}</span>
      <span>0</span>
      <span>{text(limit)}</span>
    </span>
  )
}

/** Bar from the middle to the right for a premium, to the left for a discount. `part` is relative to the end of the scale, from −1 to 1. */
function PremiumBar({ part }: { part: number }) {
  const width = Math.min(1, Math.abs(part)) * 50
  return (
    <svg className={`premium-bar ${part < 0 ? 'loss' : 'gain'}`}>
      <line x1="50%" x2="50%" y1="0" y2="100%" />
      <rect x={`${part < 0 ? 50 - width : 50}%`} y="25%" width={`${width.toFixed(1)}%`} height="50%" />
    </svg>
  )
}
