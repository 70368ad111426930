import type { Language } from '../../../domain/kernel/site/language.ts'
import { formatNumericDayIn, spanMarks, zoneMark } from '../../../domain/kernel/time/language-day.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { DemoMark } from '../../page/demo-mark.tsx'
import QuoteSource from '../../page/quote-source.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Table } from '../../ui/tables/table.tsx'
import { CalendarLink, UpcomingList } from '../../upcoming/upcoming-list.tsx'
import { Price, useSum } from '../figures/money.tsx'
import LivePrices from '../live/live-prices.tsx'
import { UnavailableSection, CoinSection } from './coin-section.tsx'
import type { LoadedCoin } from './data/coin.load.ts'
import type { LinkKind } from './data/present-about.ts'
import type { ShownCoin } from './data/shown-coin.ts'
import { JapaneseExchanges } from './japanese-exchanges.tsx'

/** Two columns of their own, so that a short part leaves no hole beside a long one. */
export default function CoinMore({ coin, currency }: ShownCoin) {
  const hasYen = coin.yenMarkets.length > 0
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-10 pb-12 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-10">
          <Exchanges coin={coin} currency={currency} />
          {hasYen && <AboutCoin coin={coin} />}
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <JapaneseExchanges coin={coin} />
          {!hasYen && <AboutCoin coin={coin} />}
          <CoinEvents coin={coin} />
          <CoinSales coin={coin} />
        </div>
      </div>
      <LivePrices />
    </>
  )
}

function AboutCoin({ coin: { name, about } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const words = useLinkWords()
  if (about.isAway) return <UnavailableSection title={t.about({ name })} />
  if (about.description === null && about.links.length === 0) return null
  return (
    <CoinSection title={t.about({ name })}>
      {about.description !== null && <p className="max-w-prose">{about.description}</p>}
      {about.links.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-4">
          {about.links.map(({ kind, href }) => (
            <li key={kind}>
              <a href={href} rel="noopener nofollow" className="btn btn-sm">
                <Icon name="external" />
                {words[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </CoinSection>
  )
}

function useLinkWords(): Readonly<Record<LinkKind, string>> {
  const t = useMessages('coin')
  return {
    website: t.website(),
    explorer: t.explorer(),
    source_code: t.sourceCode(),
    forum: t.forum(),
    twitter: 'X',
    facebook: 'Facebook',
    reddit: 'Reddit',
    telegram: 'Telegram',
  }
}

function CoinEvents({ coin: { upcoming } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  if (upcoming.events.length === 0) return null
  return (
    <CoinSection title={t.upcoming()}>
      <UpcomingList events={upcoming.events} />
      <CalendarLink to={upcoming.all} text={t.allEvents()} />
    </CoinSection>
  )
}

function CoinSales({ coin: { sales } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const links = useLinks()
  const { language } = useSite()
  const day = (at: string | null, zone: string) =>
    at === null ? t.undecided() : formatNumericDayIn({ at, language }) + zone
  if (sales.length === 0) return null
  return (
    <CoinSection title={t.sales()}>
      <ul>
        {sales.map(({ itemId, name, start, end, isDemo }) => {
          const zones = zonesOf({ start, end }, language)
          return (
            <li
              key={itemId}
              className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-3 text-sm"
            >
              <PageLink to={links.offering(itemId)} className="link">
                {name}
              </PageLink>
              {isDemo && <DemoMark />}
              <span className="ms-auto">
                {t.saleDates({ start: day(start, zones.from), end: day(end, zones.to) })}
              </span>
            </li>
          )
        })}
      </ul>
    </CoinSection>
  )
}

/** What follows each of the two dates; a date that is not known has no zone. */
function zonesOf({ start, end }: { start: string | null; end: string | null }, language: Language) {
  if (start !== null && end !== null) return spanMarks({ at: start, language }, { at: end, language })
  const mark = (at: string | null) => (at === null ? '' : zoneMark({ at, language }))
  return { from: mark(start), to: mark(end) }
}

function Exchanges({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const sum = useSum()
  const money = { currency, rates: coin.rates }
  if (coin.markets === null) return <UnavailableSection title={t.exchanges()} />
  if (coin.markets.length === 0) return null
  return (
    <CoinSection title={t.exchanges()} aside={t.byVolume()}>
      <Table label={t.exchanges()} className="coin-table">
        <thead>
          <tr>
            <th scope="col">{t.exchange()}</th>
            <th scope="col" className="numeric">
              {t.price()}
            </th>
            <th scope="col" className="numeric">
              {t.volume24h()}
            </th>
            <th scope="col" className="numeric">
              {t.updated()}
            </th>
          </tr>
        </thead>
        <tbody>
          {coin.markets.map((market) => (
            <tr key={`${market.exchange} ${market.pair}`}>
              <th scope="row">
                <Exchange market={market} /> <small>{market.pair}</small>
              </th>
              <td className="numeric in-currency">
                <Price usd={market.price} {...money} />
              </td>
              <td className="numeric in-currency">{sum({ usd: market.volume, ...money })}</td>
              <td className="numeric">
                {market.isStale ? (
                  <span className="stale">
                    <Icon name="clock" />
                    {market.age}
                  </span>
                ) : (
                  market.age
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="pt-2 text-xs text-ink-3">
        <QuoteSource sources={[...new Set(coin.markets.map(({ source }) => source))]} />
      </p>
    </CoinSection>
  )
}

function Exchange({ market: { exchange, url } }: { market: NonNullable<LoadedCoin['markets']>[number] }) {
  if (url === null) return <b>{exchange}</b>
  return (
    <a href={url} rel="noopener nofollow" className="link">
      {exchange}
    </a>
  )
}
