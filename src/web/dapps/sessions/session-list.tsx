import { formatDate } from '../../../domain/kernel/time/date-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { useSessionName, type Session } from './use-session-name.ts'

interface SessionListProps {
  readonly sessions: readonly Session[]
  /** The one that is being logged out. */
  readonly ending: string | undefined
  readonly onEnd: (session: Session) => void
}

export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
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
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const date = formatDate({ at: session.created_at, timeZone, language })
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
