import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Label } from '../../ui/tables/tag.tsx'
import type { LoadedPrices } from './present-prices.ts'

const QuoteSource = lazy(() => import('../../page/quote-source.tsx'))

const ways = { '-1': 'text-loss', '0': 'text-ink-2', '1': 'text-gain' } as const

export function PricesAround({ prices, token }: { prices: LoadedPrices; token: string }) {
  const t = useMessages('event')
  return (
    <section className="min-w-0">
      <hr className="komochi" />
      <h2 className="flex flex-wrap items-center gap-x-3 pt-3.5 pb-3 font-display text-xl">
        {t.prices({ token })}
        {prices.isDemo && <Label kind="demo">{t.demo()}</Label>}
      </h2>
      <svg viewBox={prices.box} aria-hidden="true" preserveAspectRatio="none" className="prices-around">
        <path d={`M${prices.x} 0V160`} className="prices-mark" />
        <path d={prices.line} className="prices-line" />
      </svg>
      <p className="mt-1.5 flex justify-between gap-x-4 text-2xs text-ink-3">
        <span>{prices.from}</span>
        <span>{t.priceThen({ price: prices.price })}</span>
        <span>{prices.to}</span>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 text-sm">
        <Move name={t.before()} move={prices.before} />
        <Move name={t.after({ days: prices.days })} move={prices.after} />
      </dl>
      <p className="mt-2 text-xs text-ink-3">
        {t.pricesMeaning()}
        {prices.isConverted && <span className="block">{t.pricesConverted()}</span>}
        <Suspense>
          <QuoteSource sources={prices.sources} />
        </Suspense>
      </p>
    </section>
  )
}

function Move({ name, move }: { name: string; move: LoadedPrices['before'] }) {
  return (
    <div className="border-t border-rule py-2">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className={`text-lg font-strong ${move === null ? '' : ways[`${move.way}`]}`}>
        {move?.text ?? '-'}
      </dd>
    </div>
  )
}
