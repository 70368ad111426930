import type { Client } from '../../../contract/calls/client.ts'
import { useMessages } from '../../i18n/use-messages.ts'

export type Session = Awaited<ReturnType<Client['listSessions']>>['sessions'][number]

/** What a session is called: its browser, and the system where it is known. */
export function useSessionName(): (session: Session) => string {
  const t = useMessages('dapps/sessions')
  return ({ browser, system }) =>
    browser === '' ? t.unknown() : system === '' ? browser : t.on({ browser, system })
}
