import { useEffect, useState } from 'react'
import type { ShownForm } from '../../form/fields/shown-form.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { EntryForm } from './entry-form.tsx'
import { FormBody } from './form-body.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { NotOpened } from './not-opened.tsx'
import { forgetOwnerKey } from './owner-key.ts'
import type { Entry } from './save-entry.ts'
import { useFormState } from './use-form-state.ts'

type Opened = { readonly authorization: string } & (
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'failed'; readonly text: string | undefined }
)

interface OwnerEditorProps {
  /** The fields of the form, for the time until its values are there; null if they did not come with the page. */
  readonly frame: ShownForm | null
  /** Null while the key is still in the address. */
  readonly authorization: string | null
  readonly onRefused: (text: string | undefined) => void
}

export default function OwnerEditor({ frame, authorization, onRefused }: OwnerEditorProps) {
  const [found, setOpened] = useState<Opened>()
  // What another key has opened is not shown.
  const opened = found?.authorization === authorization ? found : undefined
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (authorization === null) return undefined
    let isGone = false
    const report = (answer: Awaited<ReturnType<typeof open>>) => {
      if (isGone) return
      if (answer.kind === 'refused') onRefused(answer.text)
      else setOpened({ authorization, ...answer })
    }
    open(authorization).then(report, (error: unknown) => {
      setOpened(() => {
        throw error
      })
    })
    return () => {
      isGone = true
    }
  }, [authorization, tries, onRefused])
  if (opened === undefined || authorization === null)
    return frame === null ? <FormSkeleton /> : <FormFrame shown={frame} />
  if (opened.kind === 'failed')
    return (
      <NotOpened
        text={opened.text}
        onRetry={() => {
          setOpened(undefined)
          setTries(tries + 1)
        }}
      />
    )
  return (
    <EntryForm
      entry={opened.entry}
      authorization={authorization}
      onRefused={onRefused}
      onLeave={forgetOwnerKey}
    />
  )
}

/** The form without values, which only the key opens. Nothing in it can be used yet. */
function FormFrame({ shown }: { shown: ShownForm }) {
  const t = useMessages('owner')
  const { state } = useFormState({ shown, first: () => ({}) })
  return (
    <div aria-busy="true" className="noscript:hidden">
      <output className="sr-only">{t.opening()}</output>
      <div inert className="owner-frame">
        <FormBody shown={shown} state={state} above={null} bar={null} />
      </div>
    </div>
  )
}

async function open(authorization: string) {
  try {
    const entry = await (await fetchedClient()).getOwnerEntry({ authorization })
    return { kind: 'entry' as const, entry }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'failed' as const, text: undefined }
    if (!isHttpFailure(error)) throw error
    const { problem } = error
    if (problem?.code === 'owner_key_invalid') return { kind: 'refused' as const, text: problem.title }
    return { kind: 'failed' as const, text: problem?.title }
  }
}
