import { useMessages } from '../../i18n/use-messages.ts'
import type { RunState } from './bench-store.ts'

export const runMarks = {
  starting: 'pre',
  waiting: 'ongoing',
  paid: 'succeeded',
  declined: 'failed',
  expired: 'pre',
  sent: 'succeeded',
} as const satisfies Record<RunState, string>

export function useRunWords(): Readonly<Record<RunState, string>> {
  const t = useMessages('sdk/run')
  return {
    starting: t.starting(),
    waiting: t.waiting(),
    paid: t.paid(),
    declined: t.declined(),
    expired: t.expired(),
    sent: t.sent(),
  }
}
