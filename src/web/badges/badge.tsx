import { lazy, Suspense } from 'react'
import { badgePath } from '../../words/addresses/addresses.ts'
import { Promises } from '../form/builder/promises.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ProjectSearch } from './project-search.tsx'
import '../form/remote-select.css'
import '../form/builder.css'
import './badge.css'

/** What is chosen before they are hydrated counts. */
const Builder = lazy(() => import('./builder.tsx'))
const Samples = lazy(() => import('./samples.tsx'))

const load = deferredLoad(() => import('./badge.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** What a project can show of its sale on pages of its own. */
export default function BadgePage() {
  const t = useMessages('badges')
  const words = useMessages('embeds/builder')
  const { view, chosen, offered } = useLoaded(load)
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={badgePath} />
      <div className="pt-6 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
      </div>
      {view.isMissing && (
        <Notice kind="warn" title={words.missing()} className="mb-5">
          <p>{t.missingText()}</p>
        </Notice>
      )}
      <div className="badge-builder">
        <ProjectSearch view={view} chosen={chosen} offered={offered} />
        {chosen === null ? (
          <div className="badge-out min-w-0">
            <EmptyState title={words.empty()}>{t.emptyText()}</EmptyState>
            <Suspense>
              {offered[0] !== undefined && <Samples look={view.look} project={offered[0]} />}
            </Suspense>
          </div>
        ) : (
          <Suspense>
            <Builder key={chosen.item_id} view={view} project={chosen} />
          </Suspense>
        )}
      </div>
      <Promises
        promises={[
          [words.notTracked(), t.notTrackedText()],
          [t.alwaysShown(), t.alwaysShownText()],
        ]}
        columns="md:grid-cols-2"
      />
    </div>
  )
}
