import { lazy, Suspense } from 'react'
import { siteConfig } from '../../../../domain/kernel/site/site-config.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { SaleStatus } from '../../sale/sale-status.tsx'
import { TimeLeft } from '../../sale/time-left.tsx'
import type { LoadedOffering } from '../offering.load.ts'
import { CountdownBoxes } from './countdown-boxes.tsx'
import { SaleActions } from './sale-actions.tsx'
import { SaleAmounts } from './sale-amounts.tsx'

const MarketQuote = lazy(() => import('../market-quote.tsx'))

export function SaleCard({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const { cell } = offering
  const until = cell.status === 0 ? cell.opens : cell.status === 1 && !cell.lapsed ? cell.closes : null
  return (
    <section aria-label={t.saleCard()} className="border border-t-0 border-rule-2 bg-surface">
      <hr className="komochi -mx-px" />
      <div className="grid gap-4 px-5 pt-4 pb-5">
        <div className="flex items-center justify-between gap-3 text-xs text-ink-3">
          <SaleStatus sale={cell} />
          <NextDate offering={offering} />
        </div>
        {until === null ? (
          <p className="text-md font-strong text-ink">
            <TimeLeft sale={cell} now={offering.now} />
          </p>
        ) : (
          <CountdownBoxes until={until} now={offering.now} />
        )}
        <SaleAmounts offering={offering} />
        <Suspense>
          <MarketQuote quote={offering.quote} />
        </Suspense>
        <SaleActions offering={offering} />
        <p className="text-2xs leading-body text-ink-3">
          {offering.demo?.fineprint ?? t.fineprint({ site: siteConfig.name, date: offering.updated.text })}
          <Source offering={offering} />
        </p>
      </div>
    </section>
  )
}

function Source({ offering: { source, sourceUrl, asOf } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  if (source === null) return null
  const text = asOf === null ? t.source({ source }) : t.sourceAsOf({ source, date: asOf })
  return (
    <span className="mt-1 block">
      {sourceUrl === null ? (
        text
      ) : (
        <a href={sourceUrl} rel="noopener nofollow" className="link">
          {text}
        </a>
      )}
    </span>
  )
}

function NextDate({ offering: { cell, dates } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  if (cell.status === 0) return dates.start && <span>{t.opensAt({ date: dates.start })}</span>
  return cell.status === 1 && dates.end && <span>{t.closesAt({ date: dates.end })}</span>
}
