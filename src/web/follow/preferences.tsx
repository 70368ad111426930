import { useMemo, use } from 'react'
import { pauseSpans } from '../../domain/follow/preferences.ts'
import { htmlLang, languageName, languages } from '../../domain/kernel/site/language.ts'
import { formatMomentIn } from '../../domain/kernel/time/language-day.ts'
import { exportFollowerPath } from '../../words/addresses/endpoints.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { ChoiceGroup, Radio, Checkbox } from '../ui/controls/checkbox.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { LinkPage } from './link-page.tsx'
import { FollowedList } from './preferences/followed-list.tsx'
import { FormContext, PreferenceForm } from './preferences/preference-form.tsx'
import { PreferenceSection } from './preferences/preference-section.tsx'
import type { LoadedPreferences } from './preferences/preferences.load.ts'
import { usePreferences } from './preferences/use-preferences.ts'

const load = deferredLoad(() => import('./preferences/preferences.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The page of a follower, linked from every mail: follows, notification settings and stored data. */
export default function Preferences() {
  const t = useMessages('preferences')
  const { token, done } = useLoaded(load)
  if (token !== null) return <OwnPreferences key={token} token={token} />
  return done === 'erased' ? <Erased /> : <LinkPage title={t.heading()} text={t.howTo()} link={null} />
}

function Erased() {
  const t = useMessages('preferences')
  return <LinkPage title={t.erasedTitle()} text={t.erasedText()} link={null} />
}

function OwnPreferences({ token }: { token: string }) {
  const t = useMessages('preferences')
  const follow = useMessages('follow')
  const { done, preferences: loaded } = useLoaded(load)
  const { preferences, isErased, onSubmit } = usePreferences(token, loaded)
  const form = useMemo(() => ({ token, onSubmit }), [token, onSubmit])
  if (isErased) return <Erased />
  if (preferences === null)
    return <LinkPage title={follow.linkInvalidTitle()} text={follow.linkInvalidText()} link={null} />
  const { email, language, feed, follows } = preferences
  return (
    <div className="wrap max-w-prose py-12">
      <PageHead title={t.heading()} description={t.howTo()} unlisted />
      <h1 className="font-display text-2xl">{t.heading()}</h1>
      <p className="mt-3 wrap-anywhere">{t.address({ email })}</p>
      {done !== null && done !== 'erased' && (
        <Notice kind={done === 'saved' ? 'ok' : 'error'} title={t[done]()} className="mt-6" />
      )}
      <FormContext value={form}>
        <FollowedList follows={follows} />
        <PauseChoice {...preferences} />
        <LanguageChoice language={language} />
        {feed !== null && <OwnFeed feed={feed} language={language} />}
        <OwnData />
      </FormContext>
    </div>
  )
}

function LanguageChoice({ language }: Pick<LoadedPreferences, 'language'>) {
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

function PauseChoice({ isPaused, pausedUntil }: Pick<LoadedPreferences, 'isPaused' | 'pausedUntil'>) {
  const t = useMessages('preferences')
  const { language } = useSite()
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
          : t.pausedUntil({ until: formatMomentIn({ at: pausedUntil, language }) })}
      </p>
      <PreferenceForm action="resume" className="mt-4">
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {t.resume()}
        </button>
      </PreferenceForm>
    </PreferenceSection>
  )
}

function OwnFeed({ feed, language }: Pick<LoadedPreferences, 'language'> & { feed: string }) {
  const t = useMessages('preferences')
  const { origins } = useSite()
  const address = origins[language] + feed
  return (
    <PreferenceSection heading={t.feedHeading()}>
      <p>{t.feedText()}</p>
      <p className="mt-2">
        <a href={address} className="link inline-block min-h-11 py-2 text-sm wrap-anywhere">
          {address}
        </a>
      </p>
    </PreferenceSection>
  )
}

function OwnData() {
  const t = useMessages('preferences')
  const { token } = use(FormContext)
  return (
    <PreferenceSection heading={t.dataHeading()}>
      <p>{t.exportText()}</p>
      <form method="post" action={exportFollowerPath} className="mt-3">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={buttonClass()}>
          {t.export()}
        </button>
      </form>
      <p className="mt-8">{t.eraseText()}</p>
      <PreferenceForm action="erase" className="mt-3 grid justify-items-start gap-3">
        <Checkbox name="isConfirmed" label={t.eraseConfirm()} />
        <button type="submit" className={buttonClass({ kind: 'danger' })}>
          {t.erase()}
        </button>
      </PreferenceForm>
    </PreferenceSection>
  )
}
