import { purchasePath } from '../../../words/addresses/purchase-addresses.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { useLinks } from '../../reader/use-links.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { CurrencyLinks } from '../currency-links.tsx'
import type { LoadedForm } from '../purchase.load.ts'
import { purchaseAddress } from '../../../words/addresses/purchase-addresses.ts'
import { BeforeBuying } from './before-buying.tsx'
import { CheckOrder } from './check-order.tsx'
import { PurchaseForm } from './purchase-form.tsx'

/** Choosing, and all that is told before it is paid. */
export default function Buying({ loaded }: { loaded: LoadedForm }) {
  const t = useMessages('purchase/page')
  const frame = useMessages('frame')
  const links = useLinks()
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={purchasePath} />
      <Breadcrumbs
        crumbs={[
          { name: frame.breadcrumbHome(), to: links.home() },
          { name: frame.linkPremium({ app: siteConfig.app }), to: links.premium() },
          { name: t.heading(), to: links.inside(purchasePath) },
        ]}
      />
      <div className="pt-3 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
      </div>
      {loaded.sold.isSandbox && <Notice className="mb-6">{t.sandbox()}</Notice>}
      <Ordering loaded={loaded} />
      <BeforeBuying />
    </div>
  )
}

function Ordering({ loaded }: { loaded: LoadedForm }) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { sold, message } = loaded
  if (message?.kind === 'check') return <CheckOrder {...message} />
  if (message?.kind === 'checkout')
    return (
      <div className="order-sheet max-w-prose">
        <h2 className="pt-3 font-display text-lg">{t.ready()}</h2>
        <p className="mb-4 text-sm">{t.readyText()}</p>
        <a href={message.href} className={buttonClass({ kind: 'primary' })}>
          {t.pay()}
        </a>
      </div>
    )
  if (sold.plans.length === 0)
    return (
      <>
        <CurrencyLinks {...sold} hrefOf={(currency) => links.inside(purchaseAddress({ currency }))} />
        <div className="mt-4">
          <EmptyState title={t.noPlans()}>{t.noPlansText()}</EmptyState>
        </div>
      </>
    )
  return <PurchaseForm loaded={loaded} />
}
