import { lazy, Suspense } from 'react'
import { loginPath } from '../../words/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import '../form/builder.css'
import './sdk.css'

const LogIn = lazy(() => import('./login/log-in.tsx'))

/** Developers log in with the app on their phone. */
export default function LoginPage() {
  const t = useMessages('sdk/login')
  const frame = useMessages('frame')
  const links = useLinks()
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
      <div className="sdk-narrow mx-auto">
        <div className="pt-6 pb-5">
          <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
          <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
        </div>
        <Notice kind="warn" className="hidden noscript:flex">
          <p>{t.noScripts()}</p>
        </Notice>
        <div className="noscript:hidden">
          <Suspense>
            <LogIn />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
