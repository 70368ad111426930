import { createContext, use } from 'react'
import type { Language } from '../../domain/kernel/site/language.ts'

/** What every page knows of the site it is on. It does not change while the reader moves about. */
export interface Site {
  readonly language: Language
  readonly origins: Readonly<Record<Language, string>>
  readonly signatureKey: string
  /** 0 is the web. */
  readonly appVersion: number
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('The site is known inside the frame only.')
  return site
}
