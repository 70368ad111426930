import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

/**
 * The page that the QR code of a login opens on a phone without the app. It does not read the fragment, which is the secret of the login.
 */
export default function LoginAppPage() {
  const t = useMessages('sdk/login')
  const links = useLinks()
  return (
    <div className="wrap max-w-prose py-8 lg:py-12">
      <PageHead title={t.appHeading()} description={t.appText()} unlisted />
      <EmptyState
        heading="h1"
        title={t.appHeading()}
        actions={
          <PageLink to={links.app()} className={buttonClass()}>
            {t.aboutApp()}
          </PageLink>
        }
      >
        <p>{t.appText()}</p>
        <p className="mt-3">{t.appDoubt()}</p>
      </EmptyState>
    </div>
  )
}
