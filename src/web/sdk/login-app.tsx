import { isInStores } from '../../domain/kernel/site/app-stores.ts'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
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
  const isOut = isInStores(useSite().appStores)
  const heading = isOut ? t.appHeading() : t.appHeadingAwaited()
  const text = isOut ? t.appText() : t.appTextAwaited()
  return (
    <div className="wrap max-w-prose py-8 lg:py-12">
      <PageHead title={heading} description={text} unlisted />
      <EmptyState
        heading="h1"
        title={heading}
        actions={
          <>
            {!isOut && (
              <PageLink to={links.inside(loginPath)} className={buttonClass({ kind: 'primary' })}>
                {t.logInHere()}
              </PageLink>
            )}
            <PageLink to={links.app()} className={buttonClass()}>
              {t.aboutApp()}
            </PageLink>
          </>
        }
      >
        <p>{text}</p>
        <p className="mt-3">{t.appDoubt()}</p>
      </EmptyState>
    </div>
  )
}
