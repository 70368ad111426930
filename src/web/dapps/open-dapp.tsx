import { data, type LoaderFunctionArgs } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import './dapps.css'

const load = deferredLoad(() => import('./open-dapp.load.ts'))
const shown = onServer(load)
/** The page is rendered only if the redirect was refused, hence the status 403. */
export const loader = async (args: LoaderFunctionArgs) => data(await shown(args), { status: 403 })
export const clientLoader = inBrowser(load)

export default function OpenDappPage() {
  const t = useMessages('dapps/page')
  const links = useLinks()
  const { name, own, requested } = useLoaded(load)
  return (
    <div className="wrap py-10">
      <PageHead title={t.refusedTitle()} description={t.refusedText({ name })} unlisted />
      <EmptyState
        heading="h1"
        title={t.refusedTitle()}
        actions={
          <>
            <a href={own} rel="noreferrer" className={buttonClass({ kind: 'primary' })}>
              {t.openOwn({ name })}
            </a>
            <PageLink to={links.home()} className={buttonClass()}>
              {t.toHome()}
            </PageLink>
          </>
        }
      >
        <p>{t.refusedText({ name })}</p>
        <p className="dapp-secret mt-3 text-xs">{requested}</p>
      </EmptyState>
    </div>
  )
}
