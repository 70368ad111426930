import { useMessages } from '../../i18n/use-messages.ts'
import type { ResultView } from './result-view.ts'

export function useResultWords(view: ResultView, email: string): { title: string; text: string } {
  const t = useMessages('subscription')
  const words = {
    asking: [t.asking, t.askingText],
    unknown: [t.unknown, t.unknownText],
    away: [t.away, t.awayText],
    paid: [t.paid, () => t.paidText({ email })],
    waiting: [t.waiting, t.waitingText],
    abandoned: [t.abandoned, t.abandonedText],
    declined: [t.declined, t.declinedText],
    expired: [t.expired, t.expiredText],
    over: [t.over, t.overText],
  } as const
  const [title, text] = words[view]
  return { title: title(), text: text() }
}
