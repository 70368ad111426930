import { lazy, Suspense } from 'react'
import { widgetPath } from '../../words/addresses/addresses.ts'
import { Promises } from '../form/builder/promises.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { KindPicker } from './kind-picker.tsx'
import '../form/remote-select.css'
import '../form/builder.css'
import './widget.css'

/** The builder may be hydrated late, because it keeps choices that were made before. */
const Builder = lazy(() => import('./builder.tsx'))
const Examples = lazy(() => import('./examples.tsx'))

const load = deferredLoad(() => import('./widget.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The page where anyone can configure a widget for their own site. */
export default function WidgetPage() {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const links = useLinks()
  const loaded = useLoaded(load)
  const { view, sample } = loaded
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={widgetPath} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pt-6 pb-5">
        <div>
          <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
          <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
        </div>
        <PageLink to={links.badge()} className="link inline-flex min-h-11 items-center text-sm">
          {t.toBadge()}
        </PageLink>
      </div>
      <KindPicker view={view} />
      {view.isMissing && (
        <Notice kind="warn" title={words.missing()} className="mt-5">
          <p>{t.missingText()}</p>
        </Notice>
      )}
      <Suspense>
        <Builder key={view.widget.kind} loaded={loaded} />
      </Suspense>
      <Promises
        promises={[
          [words.notTracked(), t.notTrackedText()],
          [t.steady(), t.steadyText()],
          [t.oneStream(), t.oneStreamText()],
        ]}
        columns="md:grid-cols-3"
      />
      <Suspense>
        <Examples sample={sample} />
      </Suspense>
    </div>
  )
}
