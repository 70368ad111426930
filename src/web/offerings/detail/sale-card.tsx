import { lazy, Suspense } from 'react'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { FollowButton } from '../../follow/follow-button.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { useCountdown } from '../../ui/states/countdown.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Raised, TokensSold } from '../sale/raised.tsx'
import { SaleStatus } from '../sale/sale-status.tsx'
import { TimeLeft } from '../sale/time-left.tsx'
import { useReaderDay } from '../sale/use-reader-day.ts'
import type { LoadedOffering } from './offering.load.ts'

/** Its link works before it is hydrated. */
const MarketQuote = lazy(() => import('./market-quote.tsx'))

/** Where the sale stands, in one glance, and the ways on from here. */
export function SaleCard({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const dayText = useReaderDay()
  const { cell } = offering
  const until = cell.status === 0 ? cell.opens : cell.status === 1 && !cell.lapsed ? cell.closes : null
  return (
    <section aria-label={t.saleCard()} className="border border-t-0 border-rule-2 bg-surface">
      <hr className="komochi -mx-px" />
      <div className="grid gap-4 px-5 pt-4 pb-5">
        <div className="flex items-center justify-between gap-3 text-xs text-ink-3">
          <SaleStatus sale={cell} />
          <SaleTurn offering={offering} />
        </div>
        {until === null ? (
          <p className="text-md font-strong text-ink">
            <TimeLeft sale={cell} now={offering.now} />
          </p>
        ) : (
          <CountdownBoxes until={until} now={offering.now} />
        )}
        <Amounts offering={offering} />
        <Suspense>
          <MarketQuote quote={offering.quote} />
        </Suspense>
        <Actions offering={offering} />
        <p className="text-2xs leading-body text-ink-3">
          {t.fineprint({ site: siteConfig.name, date: dayText(offering.updated) })}
          <Source offering={offering} />
        </p>
      </div>
    </section>
  )
}

/** Whose word it is, and of when. */
function Source({ offering: { source, asOf } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  if (source === null) return null
  return (
    <span className="mt-1 block">
      {asOf === null ? t.source({ source }) : t.sourceAsOf({ source, date: asOf })}
    </span>
  )
}

/** The date that matters next; of a sale that is over the line below tells it. */
function SaleTurn({ offering: { cell, facts } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const dayText = useReaderDay()
  if (cell.status === 0) return facts.start && <span>{t.opensAt({ date: dayText(facts.start) })}</span>
  return cell.status === 1 && facts.end && <span>{t.closesAt({ date: dayText(facts.end) })}</span>
}

function CountdownBoxes({ until, now }: { until: string; now: string }) {
  const t = useMessages('offering')
  const left = useCountdown({ until, now })
  const boxes = [
    [left.days, t.days()],
    [left.hours, t.hours()],
    [left.minutes, t.minutes()],
    [left.seconds, t.seconds()],
  ] as const
  return (
    <time dateTime={until} className="grid grid-cols-4 divide-x divide-rule border-y border-rule">
      {boxes.map(([count, word]) => (
        <span key={word} className="pt-2.5 pb-2 text-center text-2xs text-ink-3">
          <b className="block text-xl leading-flat font-strong text-ink">{count}</b>
          {word}
        </span>
      ))}
    </time>
  )
}

function Amounts({ offering: { cell, amounts } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  return (
    <>
      {amounts.raised === null || cell.raised === null ? (
        <Raised sale={cell} />
      ) : (
        <div>
          <p className="flex justify-between gap-3 text-2xs text-ink-3">
            {t.raised()}
            {amounts.isMinimumReached && (
              <span className="inline-flex items-center gap-1 font-strong text-succeeded-text">
                <Icon name="check" className="size-3.5 stroke-2" />
                {t.minimumReached()}
              </span>
            )}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
            <b className="text-2xl leading-flat font-head text-ink">{amounts.raised}</b>
            {amounts.target !== null && t.ofFullTarget({ target: amounts.target })}
          </p>
        </div>
      )}
      {cell.sold !== null && amounts.sold !== null && amounts.forSale !== null && (
        <div className="border-t border-rule pt-4">
          <TokensSold sale={cell} />
          <p className="mt-1 text-2xs text-ink-3">
            {t.tokensOf({ sold: amounts.sold, forSale: amounts.forSale })} {cell.symbol}
          </p>
        </div>
      )}
    </>
  )
}

function Actions({ offering: { cell, urls } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const list = useMessages('offerings')
  const links = useLinks()
  const website = urls.find(({ key }) => key === 'Website')
  return (
    <div className="grid gap-2">
      <FollowButton key={cell.item_id} itemId={cell.item_id} name={cell.name} />
      {website && (
        <a href={website.href} rel="noopener nofollow" className={buttonClass()}>
          {t.website()}
          <Icon name="external" />
        </a>
      )}
      {cell.product_code !== null && (
        <a href={links.watch(cell.product_code)} className={buttonClass()}>
          <Icon name="phone" />
          {list.watch()}
        </a>
      )}
    </div>
  )
}
