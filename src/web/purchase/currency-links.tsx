import type { BillingCurrency } from '../../domain/purchase/amount.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import type { PlanOffers } from './load-plans.ts'

interface CurrencyLinksProps extends Pick<PlanOffers, 'currency' | 'currencies'> {
  readonly hrefOf: (currency: BillingCurrency) => string
}

/** Switches the currency by links, which work without scripts. What was typed into the form stays there. */
export function CurrencyLinks({ currency, currencies, hrefOf }: CurrencyLinksProps) {
  const t = useMessages('purchase/page')
  if (currencies.length < 2) return null
  return (
    <nav aria-label={t.currency()} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden="true" className="text-ink-3">
        {t.currency()}
      </span>
      <span className="tabs-boxed">
        {currencies.map((one) => (
          <PageLink
            key={one}
            to={hrefOf(one)}
            replace
            preventScrollReset
            aria-current={one === currency ? 'true' : undefined}
          >
            {one}
          </PageLink>
        ))}
      </span>
    </nav>
  )
}
