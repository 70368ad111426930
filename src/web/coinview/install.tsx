import { isInStores, type AppStores } from '../../domain/kernel/site/app-stores.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageCode } from './page-code.tsx'
import { StoreLinks } from './store-links.tsx'

export function Install({ stores }: { stores: AppStores }) {
  const t = useMessages('coinview/folios')
  const first = useMessages('coinview/page')
  return (
    <section aria-labelledby="install" className="cv-install">
      <div className="wrap">
        <PageCode className="size-41" />
        <div>
          <h2 id="install">{t.installTitle()}</h2>
          <p className="mt-2 text-sm">{isInStores(stores) ? t.installText() : first.soonText()}</p>
          <p className="cv-scan mt-1">{first.scan()}</p>
        </div>
        <StoreLinks addresses={stores} soon={first.soon()} />
      </div>
    </section>
  )
}
