import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { isLanguage, type Language } from '../../domain/kernel/language.ts'
import { useSite } from './site.ts'

const closedKey = 'language-suggestion'

/** Most readers are where they want to be, so the strip is fetched for the others alone; without it nothing is lost. */
const LanguageStrip = lazy(() => import('./language-strip.tsx').catch(() => ({ default: () => <></> })))

/** The browser's language only suggests: a strip in the reader's own language, shown until it is closed once. */
export function LanguageSuggestion() {
  const { language } = useSite()
  const preferred = useSyncExternalStore(never, preferredLanguage, () => undefined)
  const [isClosed, setClosed] = useState(false)
  if (preferred === undefined || preferred === language || isClosed) return null
  const close = () => {
    localStorage.setItem(closedKey, 'closed')
    setClosed(true)
  }
  return (
    <Suspense>
      <LanguageStrip language={preferred} onClose={close} />
    </Suspense>
  )
}

const never = () => () => {}

/** What the browser asks for, if we have it and the reader has not said no. */
function preferredLanguage(): Language | undefined {
  const [preferred = ''] = navigator.language.split('-')
  return isLanguage(preferred) && localStorage.getItem(closedKey) === null ? preferred : undefined
}
