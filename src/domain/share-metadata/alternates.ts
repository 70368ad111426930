import { defaultLanguage, htmlLang, languages, type Language } from '../kernel/site/language.ts'

export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

interface WrittenPage {
  readonly path: string
  /** In which it is written and served; left out, in all. */
  readonly writtenIn?: readonly Language[] | undefined
  readonly origins: Readonly<Record<Language, string>>
}

/**
 * The same page in each language it has, and where to send everybody else: to the Japanese one, or to the first there is. Of a post,
 * which is Japanese alone: `ja` and `x-default`, both at `www.`.
 */
export function alternatesOf({ path, writtenIn = languages, origins }: WrittenPage): readonly Alternate[] {
  const known = languages.filter((language) => writtenIn.includes(language))
  const first = known.includes(defaultLanguage) ? defaultLanguage : known[0]
  return [
    ...known.map((language) => ({ hreflang: htmlLang[language], href: origins[language] + path })),
    ...(first === undefined ? [] : [{ hreflang: 'x-default', href: origins[first] + path }]),
  ]
}
