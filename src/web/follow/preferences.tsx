import { useMemo } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { LinkPage } from './link-page.tsx'
import { FollowedList } from './preferences/followed-list.tsx'
import { LanguageChoice, PauseChoice } from './preferences/mail-choices.tsx'
import { OwnData, OwnFeed } from './preferences/own-data.tsx'
import { FormContext } from './preferences/preference-form.tsx'
import { usePreferences } from './preferences/use-preferences.ts'

const load = deferredLoad(() => import('./preferences/preferences.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Every mail to a follower leads here: what is followed, how it is told, and what is stored. */
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
