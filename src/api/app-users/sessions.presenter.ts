import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { browserName } from '../../domain/app-users/browser-name.ts'
import type { SessionRow } from './sessions.store.ts'

export function presentSessions(
  rows: readonly SessionRow[],
  currentId: string,
): Reply<Operations['listSessions']> {
  return {
    sessions: rows.map(({ session_id, user_agent, created_at, last_seen_at }) => ({
      session_id,
      ...browserName(user_agent),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: session_id === currentId,
    })),
  }
}
