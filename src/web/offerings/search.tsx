import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { OfferingList } from './list/offering-list.tsx'

export const handle = { search: true }

const load = deferredLoad(
  () => import('./list/list.load.ts'),
  () => import('./list/results.tsx'),
)
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Search() {
  const t = useMessages('offerings')
  const list = useLoaded(load)
  const title = list.q === '' ? t.listTitle() : t.searchTitle({ q: list.q })
  return (
    <div className="wrap">
      <PageHead title={title} description={t.listDescription()} unlisted />
      <OfferingList
        list={list}
        heading={
          <>
            <h1 className="font-display text-xl md:text-2xl">{title}</h1>
            <p className="mt-1 text-sm text-ink-3">{t.listLede()}</p>
          </>
        }
      />
    </div>
  )
}
