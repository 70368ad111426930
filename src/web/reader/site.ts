import { createContext, use } from 'react'
import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import type { Language } from '../../domain/kernel/site/language.ts'

/** Facts about the site and the reader that every page needs and that do not change on navigation. */
export interface Site {
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
  readonly signatureKey: string
  readonly inApp: boolean
  readonly appStores: AppStores
  /** Whether links into the app lead somewhere: the page is open in the app, or a store has it. */
  readonly opensApp: boolean
  /** The name of the company behind the site, in the reader's language. */
  readonly company: string
  /** The canonical query for which the first page was rendered. */
  readonly knownSearch: string
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('useSite works only inside the frame.')
  return site
}
