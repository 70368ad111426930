import { use } from 'react'
import { useLocation } from 'react-router'
import { htmlLang, type Language } from '../../domain/kernel/site/language.ts'
import { isBlogPath } from '../../words/addresses/addresses.ts'
import { arrivedFrom } from '../blog/on-japanese-host.ts'
import { loadMessages } from '../i18n/loaded-messages.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { useLanguageLinks } from './language-select.tsx'

/**
 * Tells readers, in their own language, that the site exists in it. Not shown to readers whom the site has redirected from their
 * language, because the page itself tells them.
 */
export default function LanguageStrip({ language, onClose }: { language: Language; onClose: () => void }) {
  const t = use(loadMessages(language, 'frame'))
  const { pathname, search } = useLocation()
  const suggestion = isBlogPath(pathname)
    ? use(loadMessages(language, 'blog')).homeInstead()
    : t.languageSuggestion()
  const hrefs = useLanguageLinks()
  if (isBlogPath(pathname) && arrivedFrom(new URLSearchParams(search)) !== null) return null
  return (
    <aside
      lang={htmlLang[language]}
      aria-label={t.languageSelect()}
      className="language-strip"
      data-print="none"
    >
      <div className="wrap flex items-center justify-between gap-4 py-1 text-sm leading-head">
        <a href={hrefs[language]} className="link flex min-h-11 items-center">
          {suggestion}
        </a>
        <button type="button" aria-label={t.closeNotification()} onClick={onClose} className="btn btn-icon">
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
