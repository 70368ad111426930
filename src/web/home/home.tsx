import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { idle } from '../loading/when-idle.ts'
import { OfferingList } from '../offerings/list/offering-list.tsx'
import { PageHead } from '../page/page-head.tsx'
// The posts hydrate later but are visible from the start, so their styles come with the page.
import '../blog/blog.css'
import '../upcoming/upcoming.css'

/** Plain links before it is hydrated. */
const Pickup = lazy(() => import('./pickup.tsx'))

/** The links below the list work before hydration, so this part is hydrated last. */
const HomeFoot = lazy(async () => {
  await idle()
  return import('./home-foot.tsx')
})

export const handle = { search: true }

const load = deferredLoad(
  () => import('./home.load.ts'),
  () => import('../offerings/list/results.tsx'),
)
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Home() {
  const t = useMessages('home')
  const { list, upcoming, posts } = useLoaded(load)
  return (
    <>
      <PageHead
        {...list.known}
        title={list.title ?? t.title()}
        description={t.description()}
        facts={{ site: true }}
      />
      <div className="wrap">
        <OfferingList
          list={list}
          heading={
            <>
              <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
              <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
            </>
          }
        >
          <Suspense>
            <Pickup ads={list.pickup} />
          </Suspense>
        </OfferingList>
      </div>
      <Suspense>
        <HomeFoot upcoming={upcoming} posts={posts} />
      </Suspense>
    </>
  )
}
