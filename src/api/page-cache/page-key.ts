import type { Language } from '../../domain/kernel/site/language.ts'

interface PageAddress {
  readonly language: Language
  readonly path: string
  /** The parameters that the route reads, in canonical form, including the theme. */
  readonly query: URLSearchParams
  readonly inApp: boolean
}

export function cacheKeyOf({ language, path, query, inApp }: PageAddress): string {
  return `${language} ${inApp ? 'app' : 'web'} ${path}?${query.toString()}`
}
