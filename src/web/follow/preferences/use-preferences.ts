import { useEffect, useRef, useState, type FormEvent } from 'react'
import { readPreferenceForm, type PreferenceChange } from '../../../domain/follow/preference-change.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { notify } from '../../ui/overlays/toast-store.ts'
import type { LoadedPreferences } from './preferences.load.ts'

interface Shown {
  /** The follower's preferences; null if the link is no longer valid. */
  readonly preferences: LoadedPreferences | null
  readonly isErased: boolean
}

export function usePreferences(token: string, loaded: LoadedPreferences | null) {
  const t = useMessages('preferences')
  const [shown, setShown] = useState<Shown>({ preferences: loaded, isErased: false })
  const isSending = useRef(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button may have disappeared together with the thing it removed. The section then takes the focus, which would
    // otherwise be lost.
    if (document.activeElement === document.body) section.current?.focus()
  }, [shown])

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const change = readPreferenceForm(Object.fromEntries(new FormData(form, submitter)))
    if (change === undefined || isSending.current) return
    section.current = form.closest('section')
    const missing = missingIn(change)
    if (missing !== undefined) {
      notify({ kind: 'error', title: t[missing]() })
      return
    }
    isSending.current = true
    try {
      const client = await fetchedClient()
      const { preferences } = await client.changeFollowPreferences({ token, ...change })
      setShown({ preferences, isErased: preferences === null })
      if (preferences !== null) notify({ kind: 'ok', title: t.saved() })
    } catch (error) {
      if (!(error instanceof TypeError) && !isHttpFailure(error)) throw error
      if (isHttpFailure(error) && error.problem?.code === 'follow_link_invalid')
        setShown({ preferences: null, isErased: false })
      else notify({ kind: 'error', title: t.failed() })
    } finally {
      isSending.current = false
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void send(event.currentTarget, submitter)
  }
  return { ...shown, onSubmit }
}

function missingIn({ action, isConfirmed, triggers = [] }: PreferenceChange) {
  if (action === 'erase' && isConfirmed !== true) return 'unconfirmed'
  const isOfTriggers = action === 'triggers' || action === 'triggersOfAll'
  return isOfTriggers && triggers.length === 0 ? 'noTrigger' : undefined
}
