import { use, useCallback, useState } from 'react'
import { loadMessages } from '../../i18n/loaded-messages.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'
import type Suggestions from './suggestions.tsx'

/** Fetched by those who go to the field, with its words. Should it not come, the field searches as it is. */
export function useDeferredSuggestions() {
  const { language } = use(LanguageContext)
  const [fetched, setFetched] = useState<typeof Suggestions>()
  const fetchSuggestions = useCallback(() => {
    Promise.all([import('./suggestions.tsx'), loadMessages(language, 'coin')])
      .then(([{ default: suggestions }]) => setFetched(() => suggestions))
      .catch((error: unknown) => console.warn('There are no suggestions.', error))
  }, [language])
  return [fetched, fetchSuggestions] as const
}
