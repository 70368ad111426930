import { use } from 'react'
import { exportFollowerPath } from '../../../words/addresses/endpoints.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { FormContext, PreferenceForm } from './preference-form.tsx'
import { PreferenceSection } from './preference-section.tsx'
import type { LoadedPreferences } from './preferences.load.ts'

export function OwnFeed({ feed, language }: Pick<LoadedPreferences, 'language'> & { feed: string }) {
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

/** A file of all that is stored, and the end of it. */
export function OwnData() {
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
