import { useLocation } from 'react-router'
import { htmlLang, languageName, languages, perLanguage } from '../../domain/kernel/site/language.ts'
import { isBlogPath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { useWholeSearch } from '../reader/use-whole-search.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** The blog is only Japanese, so from there the links lead to the start pages of other languages. */
export function LanguageSelect() {
  const t = useMessages('frame')
  const { language } = useSite()
  const hrefs = useLanguageLinks()
  const menu = useDisclosure()
  return (
    <details ref={menu} className="relative flex-none">
      <summary className="flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm font-medium text-ink-2 hover:text-accent">
        <span className="sr-only">{t.languageChosen()}</span>
        {languageName[language]}
        <Icon name="down" className="size-4" />
      </summary>
      <ul className="absolute end-0 top-full z-(--z-popup) min-w-36 rounded-md border border-rule-2 bg-surface p-1 shadow-pop">
        {languages.map((other) => (
          <li key={other}>
            <a
              href={hrefs[other]}
              lang={htmlLang[other]}
              hrefLang={htmlLang[other]}
              aria-current={other === language ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-sm px-3 text-sm text-ink hover:bg-accent-soft hover:text-accent aria-[current]:font-head"
            >
              {languageName[other]}
              {other === language && <Icon name="check" className="ms-auto size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function useLanguageLinks() {
  const { origins } = useSite()
  const { pathname } = useLocation()
  const home = useLinks().home()
  const path = pathname + useWholeSearch()
  return perLanguage(
    (language) => origins[language] + (language !== 'ja' && isBlogPath(pathname) ? home : path),
  )
}
