import { defaultLanguage, hreflangs, languages, type Language } from '../kernel/site/language.ts'

export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

interface WrittenPage {
  readonly path: string
  /** The languages in which the page exists; omitted means all. */
  readonly writtenIn?: readonly Language[] | undefined
  readonly origins: Readonly<Record<Language, string>>
}

/**
 * The `hreflang` links of a page: one for each of its languages, and `x-default`, which is Japanese or else the first
 * language. A blog post, which exists only in Japanese, has `ja` and `x-default`, both at `www.`.
 */
export function alternatesOf({ path, writtenIn = languages, origins }: WrittenPage): readonly Alternate[] {
  const known = languages.filter((language) => writtenIn.includes(language))
  const first = known.includes(defaultLanguage) ? defaultLanguage : known[0]
  return [
    ...known.flatMap((language) =>
      hreflangs[language].map((hreflang) => ({ hreflang, href: origins[language] + path })),
    ),
    ...(first === undefined ? [] : [{ hreflang: 'x-default', href: origins[first] + path }]),
  ]
}
