import type { Language } from '../../domain/kernel/site/language.ts'

interface PageAddress {
  readonly language: Language
  readonly path: string
  /** What the route reads, in one spelling; the theme is part of it. */
  readonly query: URLSearchParams
  readonly inApp: boolean
}

/** Requests with the same key are for the same page. */
export function cacheKeyOf({ language, path, query, inApp }: PageAddress): string {
  return `${language} ${inApp ? 'app' : 'web'} ${path}?${query.toString()}`
}
