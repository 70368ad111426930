import { createContext, use } from 'react'
import type { Language } from '../../domain/kernel/site/language.ts'

/** What every page knows of the site it is on. It does not change while the reader moves about. */
export interface Site {
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
  readonly signatureKey: string
  /** Inside the companion app. */
  readonly inApp: boolean
  /** The query that the first page was made for: of the address in the browser, what the route reads. */
  readonly knownSearch: string
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('The site is known inside the frame only.')
  return site
}
