import { lazy, Suspense, useEffect, useState } from 'react'
import { isLanguage, type Language } from '../../domain/kernel/language.ts'
import { useSite } from './site.ts'

const dismissedKey = 'language-suggestion'

/** Most readers are where they want to be, so the strip is fetched for the others alone. */
const LanguageStrip = lazy(() => import('./language-strip.tsx'))

/** The browser's language only suggests: a strip in the reader's own language, shown until it is closed once. */
export function LanguageSuggestion() {
  const { language } = useSite()
  const [suggested, setSuggested] = useState<Language>()
  useEffect(() => {
    const [preferred = ''] = navigator.language.split('-')
    if (!isLanguage(preferred) || preferred === language) return
    if (localStorage.getItem(dismissedKey) === null) setSuggested(preferred)
  }, [language])

  if (suggested === undefined) return null
  const close = () => {
    localStorage.setItem(dismissedKey, 'closed')
    setSuggested(undefined)
  }
  return (
    <Suspense>
      <LanguageStrip language={suggested} onClose={close} />
    </Suspense>
  )
}
