import { useCopyText } from '../../form/copy-text.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { PreferenceSection } from './preference-section.tsx'
import type { LoadedPreferences } from './preferences.load.ts'

export function OwnFeed({ feed, language }: Pick<LoadedPreferences, 'language'> & { feed: string }) {
  const t = useMessages('preferences')
  const { origins } = useSite()
  const text = origins[language] + feed
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  const { shown, button, stated } = useCopyText({ text, label: t.feedHeading(), words })
  return (
    <PreferenceSection heading={t.feedHeading()}>
      <p>{t.feedText()}</p>
      <p className="mt-2">
        <a href={text} className="link inline-block min-h-11 py-2 text-sm wrap-anywhere">
          <span ref={shown}>{text}</span>
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        {button}
        {stated}
      </div>
    </PreferenceSection>
  )
}
