import { isInStores } from '../../domain/kernel/site/app-stores.ts'
import { htmlLang, isLanguage } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { legalNoticeId, premiumPath } from '../../words/addresses/addresses.ts'
import { purchaseAddress } from '../../words/addresses/purchase-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Prose } from '../page/prose.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { CurrencyLinks } from './currency-links.tsx'
import type { PlanOffers } from './load-plans.ts'
import { PlanFacts } from './plan-facts.tsx'
import '../page/prose.css'
import './purchase.css'

const load = deferredLoad(() => import('./premium.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PremiumPage() {
  const frame = useMessages('frame')
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { language } = useSite()
  const { sold, page } = useLoaded(load)
  const title = page?.title ?? frame.linkPremium({ app: siteConfig.app })
  const written = isLanguage(page?.language) ? page.language : language
  return (
    <div className="wrap">
      <PageHead title={title} description={page?.description ?? t.premiumLede()} path={premiumPath} />
      <Breadcrumbs
        crumbs={[
          { name: frame.breadcrumbHome(), to: links.home() },
          { name: title, to: links.premium() },
        ]}
      />
      <div className="pt-4 pb-6">
        <h1 className="font-display text-2xl">{title}</h1>
        <p className="mt-2 max-w-prose">{t.premiumLede()}</p>
      </div>
      {/* On wide screens the plans stay beside the text, as the card of a sale does. */}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-16">
        <div className="lg:sticky lg:top-4 lg:order-2">
          <Plans sold={sold} />
        </div>
        {page !== null && (
          <div className="mt-10 max-w-prose border-t border-rule lg:mt-0">
            <Prose html={page.html} lang={htmlLang[written]} />
          </div>
        )}
      </div>
    </div>
  )
}

function Plans({ sold }: { sold: PlanOffers }) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { plans, currency, currencies, isSandbox } = sold
  const { appStores } = useSite()
  return (
    <section aria-labelledby="plans">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="plans" className="font-display text-xl">
          {t.plans()}
        </h2>
        <CurrencyLinks
          currency={currency}
          currencies={currencies}
          hrefOf={(one) => links.inside(`${premiumPath}?currency=${one}`)}
        />
      </div>
      {!isInStores(appStores) && <Notice className="mb-4">{t.appAwaited({ app: siteConfig.app })}</Notice>}
      {isSandbox && <Notice className="mb-4">{t.sandbox()}</Notice>}
      {plans.length === 0 ? (
        <EmptyState heading="h3" title={t.noPlans()}>
          {t.noPlansText()}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-1">
          {plans.map((plan) => (
            <li key={plan.plan_id} className="order-sheet flex flex-col pt-4">
              <h3 id={plan.plan_id} className="text-md">
                {plan.name}
              </h3>
              <p>
                <PlanFacts plan={plan} />
              </p>
              <p className="mt-auto pt-4">
                <PageLink
                  to={links.inside(purchaseAddress({ plan: plan.plan_id, currency }))}
                  aria-describedby={plan.plan_id}
                  className={buttonClass({ kind: 'primary', className: 'w-full' })}
                >
                  {t.choose()}
                </PageLink>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-xs text-ink-3">
        <span>{t.allTaxIncluded()}</span>
        <PageLink to={links.page(legalNoticeId)} className="link inline-flex min-h-11 items-center">
          {t.legal()}
        </PageLink>
      </p>
    </section>
  )
}
