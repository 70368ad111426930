import { legalNoticeId } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'

/** Who sells, when it is paid and renewed, and how it ends: told before anything is paid. */
export function BeforeBuying() {
  const t = useMessages('purchase/page')
  const frame = useMessages('frame')
  const links = useLinks()
  const facts = [
    { name: t.seller(), text: t.sellerName() },
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
