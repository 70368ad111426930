import type { Client } from '../../../contract/calls/client.ts'
import { useMessages } from '../../i18n/use-messages.ts'

export type Session = Awaited<ReturnType<Client['listSessions']>>['sessions'][number]

/** Names a session by its browser, and by its operating system if that is known. */
export function useSessionName(): (session: Session) => string {
  const t = useMessages('dapps/sessions')
  return ({ browser, system }) =>
    browser === '' ? t.unknown() : system === '' ? browser : t.on({ browser, system })
}
