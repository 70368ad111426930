import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { useSite } from '../reader/site.ts'
import { whenIdle } from '../loading/when-idle.ts'

const closedKey = 'language-suggestion'

/** Most readers are where they want to be, so the strip is fetched for the others alone; without it nothing is lost. */
const LanguageStrip = lazy(() => import('./language-strip.tsx').catch(() => ({ default: () => <></> })))

/** The browser's language only suggests: a strip in the reader's own language, shown until it is closed once. */
export function LanguageSuggestion() {
  const { language } = useSite()
  const [suggested, setSuggested] = useState<Language>()
  useEffect(() => whenIdle(() => startTransition(() => setSuggested(suggestionBeside(language)))), [language])
  if (suggested === undefined) return null
  const close = () => {
    localStorage.setItem(closedKey, 'closed')
    setSuggested(undefined)
  }
  return (
    <Suspense>
      <LanguageStrip language={suggested} onClose={close} />
    </Suspense>
  )
}

/** What the browser asks for, if we have it and the reader has not said no. */
function suggestionBeside(shown: Language): Language | undefined {
  const [preferred = ''] = navigator.language.split('-')
  if (!isLanguage(preferred) || preferred === shown) return undefined
  return localStorage.getItem(closedKey) === null ? preferred : undefined
}
