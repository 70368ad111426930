import { useEffect, useState } from 'react'
import { htmlLang, isLanguage, type Language } from '../../domain/kernel/language.ts'
import type { Messages } from '../i18n/dictionary.ts'
import { loadMessages } from '../i18n/loaded-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { useLanguageLinks } from './language-select.tsx'
import { useSite } from './site.ts'

const dismissedKey = 'language-suggestion'

/** The browser's language only suggests: a strip in the reader's own language, shown until it is closed once. */
export function LanguageSuggestion() {
  const { language } = useSite()
  const hrefs = useLanguageLinks()
  const [suggestion, setSuggestion] = useState<{ language: Language; t: Messages<'shell'> }>()
  useEffect(() => {
    const [preferred = ''] = navigator.language.split('-')
    if (!isLanguage(preferred) || preferred === language || localStorage.getItem(dismissedKey) !== null)
      return
    loadMessages(preferred, 'shell').then(
      (t) => setSuggestion({ language: preferred, t }),
      (error: unknown) => console.warn('The suggestion could not be loaded.', error),
    )
  }, [language])

  if (suggestion === undefined) return null
  const { language: suggested, t } = suggestion
  const close = () => {
    localStorage.setItem(dismissedKey, 'closed')
    setSuggestion(undefined)
  }
  return (
    <aside
      lang={htmlLang[suggested]}
      aria-label={t.languageSelect()}
      className="fixed inset-x-0 bottom-0 z-(--z-header) border-t border-rule-2 bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="wrap flex items-center justify-between gap-4 py-1 text-sm">
        <a href={hrefs[suggested]} className="link flex min-h-11 items-center">
          {t.languageSuggestion()}
        </a>
        <button type="button" aria-label={t.closeNotification()} onClick={close} className="btn btn-icon">
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
