import { useState, type FormEvent } from 'react'
import { isInStores } from '../../../domain/kernel/site/app-stores.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { legalNoticeId } from '../../../words/addresses/addresses.ts'
import { purchasePath, purchaseAddress } from '../../../words/addresses/purchase-addresses.ts'
import type { FormRefusal } from '../../form/form-refusal.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { CurrencyLinks } from '../currency-links.tsx'
import type { LoadedForm } from '../purchase.load.ts'
import { OrderLines } from './order-lines.tsx'
import { subscribeRequest } from './order-values.ts'
import type { PostedOrder } from './posted-order.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { useStartPurchase } from './use-start-purchase.ts'

export default function Buying({ loaded }: { loaded: LoadedForm }) {
  const t = useMessages('purchase/page')
  const frame = useMessages('frame')
  const links = useLinks()
  const { appStores } = useSite()
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
      {!isInStores(appStores) && <Notice className="mb-4">{t.appAwaited({ app: siteConfig.app })}</Notice>}
      {loaded.sold.isSandbox && <Notice className="mb-6">{t.sandbox()}</Notice>}
      <OrderSection loaded={loaded} />
      <BeforeBuying seller={loaded.sold.seller} />
    </div>
  )
}

function OrderSection({ loaded }: { loaded: LoadedForm }) {
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

function BeforeBuying({ seller }: { seller: LoadedForm['sold']['seller'] }) {
  const t = useMessages('purchase/page')
  const frame = useMessages('frame')
  const links = useLinks()
  const facts = [
    { name: t.seller(), text: seller.name },
    { name: t.sellerAddress(), text: seller.address },
    { name: t.sellerPhone(), text: seller.phone },
    { name: t.method(), text: t.methodText() },
    { name: t.when(), text: t.whenText() },
    { name: t.delivery(), text: t.deliveryText() },
    { name: t.cancel(), text: t.cancelText() },
    { name: t.refund(), text: t.refundText() },
  ]
  const pages = [
    { to: links.page(legalNoticeId), text: t.legal() },
    { to: links.page('terms'), text: frame.linkTerms() },
    { to: links.page('privacy'), text: frame.linkPrivacy() },
  ]
  return (
    <section aria-labelledby="before" className="mt-12 border-t border-ink pt-3">
      <h2 id="before" className="pb-2 font-display text-lg">
        {t.before()}
      </h2>
      <dl className="grid text-sm md:grid-cols-2 md:gap-x-12">
        {facts.map(({ name, text }) => (
          <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-t border-rule py-2.5">
            <dt className="text-ink-3">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {pages.map(({ to, text }) => (
          <li key={to}>
            <PageLink to={to} className="link inline-flex min-h-11 items-center">
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The bill after a form was sent without scripts, with a button that sends the order with a ticket. If scripts have loaded
 * meanwhile, the button starts the purchase by an API call instead, so that this browser can follow the payment.
 */
function CheckOrder({ values, ticket, ordered }: Extract<PostedOrder, { kind: 'check' }>) {
  const t = useMessages('purchase/page')
  const links = useLinks()
  const { waiting, start } = useStartPurchase()
  const [refusal, setRefusal] = useState<FormRefusal>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('name') === 'change') return
    event.preventDefault()
    void start(subscribeRequest(values), setRefusal)
  }
  return (
    <form
      method="post"
      action={links.inside(purchasePath)}
      onSubmit={onSubmit}
      className="order-sheet max-w-prose"
    >
      <h2 className="pt-3 font-display text-lg">{t.check()}</h2>
      <p className="mb-3 text-sm">{t.checkText()}</p>
      {refusal !== undefined && (
        <Notice kind="error" role="alert" title={t.notBegun()} className="mb-3">
          <p>{refusal.kind === 'faults' ? refusal.faults[0]?.message : (refusal.text ?? t.notReached())}</p>
        </Notice>
      )}
      <p className="mb-3 flex justify-between gap-4 text-sm">
        <span className="text-ink-3">{t.email()}</span>
        <span className="min-w-0 wrap-anywhere">{values.email}</span>
      </p>
      <OrderLines ordered={ordered} />
      {Object.entries({ ...values, ticket }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.paying()}>
          {t.pay()}
        </Button>
        <button type="submit" name="change" value="1" className={buttonClass()}>
          {t.change()}
        </button>
      </div>
    </form>
  )
}
