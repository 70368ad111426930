import { useEffect, useState } from 'react'
import type { Client } from '../../../contract/calls/client.ts'
import { formatZonedDayIn } from '../../../domain/kernel/time/language-day.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { notify } from '../../ui/overlays/toast-store.ts'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { orUndefined } from './or-undefined.ts'

type Session = Awaited<ReturnType<Client['listSessions']>>['sessions'][number]

/** The developer's sessions, each with a button to end it. `onLoggedOut` is called if that ended the session of this browser. */
export function Sessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const t = useMessages('dapps/sessions')
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [ending, setEnding] = useState<string>()
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const found = await orUndefined((client) => client.listSessions({}))
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
    const left = await orUndefined((client) => client.endSession({ session_id: session.session_id }))
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

interface SessionListProps {
  readonly sessions: readonly Session[]
  readonly ending: string | undefined
  readonly onEnd: (session: Session) => void
}

function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const t = useMessages('dapps/sessions')
  return (
    <section aria-labelledby="sessions" className="mt-10">
      <h2 id="sessions" className="border-b border-ink pb-1.5 text-sm">
        {t.title()}
      </h2>
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.session_id}
            session={session}
            isEnding={ending === session.session_id}
            onEnd={() => onEnd(session)}
          />
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">{t.text()}</p>
    </section>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useMessages('dapps/sessions')
  const { language } = useSite()
  const browser = useSessionName()(session)
  const date = formatZonedDayIn({ at: session.created_at, language })
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-2 text-sm">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 text-ink">
          {browser}
          {session.is_current && <StatusMark status="succeeded">{t.current()}</StatusMark>}
        </span>
        <span className="text-xs text-ink-3">{t.since({ date })}</span>
      </div>
      <Button
        waiting={isEnding}
        waitingLabel={t.ending()}
        onClick={onEnd}
        aria-label={t.endOf({ browser })}
        className="flex-none"
      >
        {t.end()}
      </Button>
    </li>
  )
}

function useSessionName(): (session: Session) => string {
  const t = useMessages('dapps/sessions')
  return ({ browser, system }) =>
    browser === '' ? t.unknown() : system === '' ? browser : t.on({ browser, system })
}
