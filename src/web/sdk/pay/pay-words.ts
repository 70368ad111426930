import type { Messages } from '../../../words/dictionary.ts'
import type { PayView, ShownRequest } from './use-request.ts'

interface PayWords {
  readonly status: 'pre' | 'succeeded' | 'failed'
  readonly state: string
  readonly title: string
  readonly text: string
}

/** What is said of each state: its word, and what to do. */
export function payWords(view: PayView, t: Messages<'sdk/pay'>): PayWords {
  const request = 'request' in view ? view.request : undefined
  const nothing: PayWords = { status: 'pre', state: '', title: t.loading(), text: '' }
  if (request === undefined)
    return view.kind === 'none' ? { ...nothing, title: t.none(), text: t.noneText() } : nothing
  const words: Readonly<Record<ShownRequest['state'], PayWords>> = {
    waiting: { status: 'pre', state: t.stateWaiting(), title: t.scan(), text: t.scanText() },
    paid: { status: 'succeeded', state: t.statePaid(), title: t.paid(), text: t.paidText() },
    declined: { status: 'failed', state: t.stateDeclined(), title: t.declined(), text: t.declinedText() },
    expired: { status: 'pre', state: t.stateExpired(), title: t.expired(), text: t.expiredText() },
  }
  return words[request.state]
}
