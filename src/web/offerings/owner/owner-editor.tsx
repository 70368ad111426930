import { useEffect, useState } from 'react'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { EntryForm } from './entry-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { NotOpened } from './not-opened.tsx'
import { forgetOwnerKey } from './owner-key.ts'
import type { Entry } from './save-entry.ts'

type Opened =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'failed'; readonly text: string | undefined }

interface OwnerEditorProps {
  readonly authorization: string
  readonly onRefused: (text: string | undefined) => void
}

export default function OwnerEditor({ authorization, onRefused }: OwnerEditorProps) {
  const [opened, setOpened] = useState<Opened>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    const report = (found: Opened | { readonly kind: 'refused'; readonly text: string | undefined }) => {
      if (isGone) return
      if (found.kind === 'refused') onRefused(found.text)
      else setOpened(found)
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
  if (opened === undefined) return <FormSkeleton />
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

async function open(authorization: string) {
  try {
    const entry = await (await fetchedClient()).getOwnerEntry({ authorization })
    return { kind: 'entry' as const, entry }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'failed' as const, text: undefined }
    if (!isHttpFailure(error)) throw error
    const { problem } = error
    const isRefused = problem?.code === 'owner_key_invalid'
    return { kind: isRefused ? ('refused' as const) : ('failed' as const), text: problem?.title }
  }
}
