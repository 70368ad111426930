import { useEffect, useState } from 'react'
import type { Client } from '../../../contract/calls/client.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { notify } from '../../ui/overlays/toast-store.ts'
import { SessionList } from './session-list.tsx'
import { useSessionName, type Session } from './use-session-name.ts'

/** Where the developer is logged in. Told when this very browser was logged out, so that the page can go elsewhere. */
export function Sessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const t = useMessages('dapps/sessions')
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [ending, setEnding] = useState<string>()
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const found = await orNothing((client) => client.listSessions({}))
      if (isShown) setSessions(found?.sessions)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [])
  const nameOf = useSessionName()
  const end = async (session: Session) => {
    setEnding(session.session_id)
    const left = await orNothing((client) => client.endSession({ session_id: session.session_id }))
    setEnding(undefined)
    if (left === undefined) notify({ kind: 'error', title: t.failed() })
    else if (session.is_current) onLoggedOut()
    else {
      setSessions(left.sessions)
      notify({ kind: 'ok', title: t.ended({ browser: nameOf(session) }) })
    }
  }
  if (sessions === undefined) return null
  return <SessionList sessions={sessions} ending={ending} onEnd={(session) => void end(session)} />
}

/** What could not be asked for is undefined. */
async function orNothing<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work(await fetchedClient())
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return undefined
    throw error
  }
}
