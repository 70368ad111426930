import { createContext, use } from 'react'
import { defaultLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Area, Messages } from '../../words/dictionary.ts'
import { loadedMessages, loadMessages } from './loaded-messages.ts'

interface LanguageValue {
  readonly language: Language
  readonly onUse?: (area: Area) => void
}

export const LanguageContext = createContext<LanguageValue>({ language: defaultLanguage })

/** The texts of one area in the reader's language. In a browser the component suspends until they are loaded. */
export function useMessages<Name extends Area>(area: Name): Messages<Name> {
  const { language, onUse } = use(LanguageContext)
  onUse?.(area)
  return import.meta.env.SSR ? loadedMessages(language, area) : use(loadMessages(language, area))
}
