import { pauseSpans } from '../../../domain/follow/preferences.ts'
import { htmlLang, languageName, languages, type Language } from '../../../domain/kernel/site/language.ts'
import { numericDateIn } from '../../../domain/kernel/time/numeric-date.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useAwayFromUtc } from '../../reader/use-time-zone.ts'
import { ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { PreferenceForm } from './preference-form.tsx'
import { PreferenceSection } from './preference-section.tsx'
import type { LoadedPreferences } from './preferences.load.ts'

export function LanguageChoice({ language }: Pick<LoadedPreferences, 'language'>) {
  const t = useMessages('preferences')
  return (
    <PreferenceSection heading={t.languageHeading()}>
      <PreferenceForm action="language" className="grid justify-items-start gap-3">
        <ChoiceGroup legend={t.languageLabel()}>
          <div className="flex flex-wrap gap-x-6">
            {languages.map((offered) => (
              <Radio
                key={offered}
                name="language"
                value={offered}
                defaultChecked={offered === language}
                label={<span lang={htmlLang[offered]}>{languageName[offered]}</span>}
              />
            ))}
          </div>
        </ChoiceGroup>
        <button type="submit" className={buttonClass()}>
          {t.save()}
        </button>
      </PreferenceForm>
    </PreferenceSection>
  )
}

export function PauseChoice({ isPaused, pausedUntil }: Pick<LoadedPreferences, 'isPaused' | 'pausedUntil'>) {
  const t = useMessages('preferences')
  const { language } = useSite()
  const isAway = useAwayFromUtc()
  const spanWords = { week: t.pauseWeek(), month: t.pauseMonth(), open: t.pauseOpen() }
  if (!isPaused)
    return (
      <PreferenceSection heading={t.pauseHeading()}>
        <p>{t.pauseText()}</p>
        <PreferenceForm action="pause" className="mt-4 flex flex-wrap gap-2">
          {pauseSpans.map((span) => (
            <button key={span} type="submit" name="span" value={span} className={buttonClass()}>
              {spanWords[span]}
            </button>
          ))}
        </PreferenceForm>
      </PreferenceSection>
    )
  return (
    <PreferenceSection heading={t.pauseHeading()}>
      <p>
        {pausedUntil === null
          ? t.pausedOpen()
          : t.pausedUntil({ until: momentText({ at: new Date(pausedUntil), isAway, language }) })}
      </p>
      <PreferenceForm action="resume" className="mt-4">
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {t.resume()}
        </button>
      </PreferenceForm>
    </PreferenceSection>
  )
}

/** `2026/11/24 19:00` where the reader is; until that is known, and there, in UTC, which it says. */
function momentText({ at, isAway, language }: { at: Date; isAway: boolean; language: Language }): string {
  const minutes = isAway ? -at.getTimezoneOffset() : 0
  const [day = '', time = ''] = new Date(at.getTime() + minutes * 60_000).toISOString().split('T')
  const text = `${day.replaceAll('-', '/')} ${time.slice(0, 5)}`
  return numericDateIn({ text, language }) + (isAway ? '' : ' UTC')
}
