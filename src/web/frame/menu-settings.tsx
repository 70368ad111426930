import { htmlLang, languageName, languages } from '../../domain/kernel/site/language.ts'
import { useSite } from '../reader/site.ts'
import { useLanguageLinks } from './language-select.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Language and theme in the menu of a phone, where the footer is many screens away. */
export default function MenuSettings() {
  const { language } = useSite()
  const hrefs = useLanguageLinks()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 pt-2">
      <ul className="-ms-2 flex flex-wrap">
        {languages.map((other) => (
          <li key={other}>
            <a
              href={hrefs[other]}
              lang={htmlLang[other]}
              hrefLang={htmlLang[other]}
              aria-current={other === language ? 'true' : undefined}
              className="inline-flex min-h-11 items-center px-2 text-sm aria-[current]:font-head aria-[current]:text-ink"
            >
              {languageName[other]}
            </a>
          </li>
        ))}
      </ul>
      <ThemeSwitch />
    </div>
  )
}
