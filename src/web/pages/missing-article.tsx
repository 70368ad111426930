import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { MissingPage } from './load-page.ts'

/** What an address of the footer shows until the operator has published its page. */
export default function MissingArticle({ missing, path }: MissingPage & { readonly path: string }) {
  const t = useMessages('pages')
  const frame = useMessages('frame')
  const footer = useMessages('frame/footer')
  const links = useLinks()
  const title = {
    ads: footer.linkAds(),
    commerce: t.commerce(),
    company: footer.linkCompany(),
    ico: frame.linkAbout(),
    interviews: frame.linkInterviews(),
    privacy: frame.linkPrivacy(),
    tax: frame.linkTax(),
    terms: frame.linkTerms(),
  }[missing]
  return (
    <div className="wrap max-w-prose py-8 lg:py-12">
      <PageHead title={title} description={t.missing({ title })} path={path} unlisted />
      <EmptyState
        heading="h1"
        title={title}
        actions={
          <PageLink to={links.contact()} className={buttonClass()}>
            {footer.linkContact()}
          </PageLink>
        }
      >
        <p>{t.missing({ title })}</p>
      </EmptyState>
    </div>
  )
}
