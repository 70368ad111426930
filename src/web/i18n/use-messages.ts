import { createContext, use } from 'react'
import { defaultLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Area, Messages } from '../../words/dictionary.ts'
import { loadedMessages, loadMessages } from './loaded-messages.ts'

interface LanguageValue {
  readonly language: Language
  /** Told on the server which dictionaries a page uses, so that the browser gets them early. */
  readonly onUse?: (area: Area) => void
}

export const LanguageContext = createContext<LanguageValue>({ language: defaultLanguage })

/** The texts of one area in the reader's language. In a browser the first use of an area waits for its texts. */
export function useMessages<Name extends Area>(area: Name): Messages<Name> {
  const { language, onUse } = use(LanguageContext)
  onUse?.(area)
  return import.meta.env.SSR ? loadedMessages(language, area) : use(loadMessages(language, area))
}
