import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { announcedPart } from '../loading/announced-part.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { NarrowPage } from './narrow-page.tsx'
import '../form/builder.css'

const LogIn = announcedPart('src/web/sdk/login/log-in.tsx', () => import('./login/log-in.tsx'))

/** The page where developers log in by scanning a code with the app. */
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
      <NarrowPage heading={t.heading()} lede={t.lede()} noScripts={t.noScripts()}>
        <LogIn />
      </NarrowPage>
    </div>
  )
}
