import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { LanguageContext, useMessages } from '../i18n/use-messages.ts'
import { useNavigationFailed } from '../loading/navigation-failure.ts'
import { useSite } from '../reader/site.ts'
import { Header } from './header.tsx'

const DeferredFrame = lazy(() => import('./deferred-frame.tsx'))

export function Frame({ children }: { children: ReactNode }) {
  const t = useMessages('frame')
  const { inApp, language } = useSite()
  // A context without `onUse`, so that the dictionaries of the frame's deferred part are not preloaded with the page; that part
  // loads them itself.
  const unannounced = useMemo(() => ({ language }), [language])
  return (
    <>
      <a
        href="#main"
        className="absolute start-(--gutter) -top-16 z-(--z-toast) rounded-sm bg-ink px-4 py-3 text-on-ink focus:top-2"
      >
        {t.skipToContent()}
      </a>
      <NavigationProgress />
      {!inApp && <Header />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <LanguageContext value={unannounced}>
        <Suspense>
          <DeferredFrame />
        </Suspense>
      </LanguageContext>
    </>
  )
}

function NavigationProgress() {
  const loading = useNavigation().state !== 'idle'
  const failed = useNavigationFailed()
  const t = useMessages('frame')
  const state = failed ? 'failed' : loading ? 'loading' : 'idle'
  return (
    <div className="progress" data-state={state} data-testid="navigation-progress">
      <output className="sr-only">{failed ? t.loadFailed() : loading ? t.loading() : ''}</output>
    </div>
  )
}
