import { isInStores } from '../../domain/kernel/site/app-stores.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { announcedPart } from '../loading/announced-part.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { KeyLogin } from './login/key-login.tsx'
import { NarrowPage } from './narrow-page.tsx'
import '../form/builder.css'

const LogIn = announcedPart('src/web/sdk/login/log-in.tsx', () => import('./login/log-in.tsx'))

/**
 * The page where developers log in: by scanning a code with the app, or with a key of this browser. The way that works for most comes
 * first: the key, as long as no store has the app.
 */
export default function LoginPage() {
  const t = useMessages('sdk/login')
  const frame = useMessages('frame')
  const key = useMessages('sdk/key-login')
  const links = useLinks()
  const isOut = isInStores(useSite().appStores)
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={loginPath} />
      <Breadcrumbs
        crumbs={[
          { name: frame.breadcrumbHome(), to: links.home() },
          { name: frame.linkSdk({ app: siteConfig.app }), to: links.sdk() },
          { name: t.heading(), to: links.inside(loginPath) },
        ]}
      />
      <NarrowPage heading={t.heading()} lede={isOut ? t.lede() : t.ledeHere()} noScripts={t.noScripts()}>
        <div className="login-ways">
          {!isOut && <KeyLogin />}
          <div className="login-way">
            {!isOut && (
              <>
                <h2 className="font-display text-lg">{key.withApp()}</h2>
                <p className="mb-3 text-sm">{key.appAwaited()}</p>
              </>
            )}
            <LogIn />
          </div>
          {isOut && <KeyLogin />}
        </div>
      </NarrowPage>
    </div>
  )
}
