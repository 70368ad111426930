import { useMessages } from '../../i18n/use-messages.ts'
import type { ResultView } from './result-view.ts'

export function useResultWords(view: ResultView, email: string): { title: string; text: string } {
  const t = useMessages('purchase/state')
  const words = {
    asking: { title: t.asking(), text: t.askingText() },
    unknown: { title: t.unknown(), text: t.unknownText() },
    away: { title: t.away(), text: t.awayText() },
    paid: { title: t.paid(), text: t.paidText({ email }) },
    waiting: { title: t.waiting(), text: t.waitingText() },
    abandoned: { title: t.abandoned(), text: t.abandonedText() },
    declined: { title: t.declined(), text: t.declinedText() },
    expired: { title: t.expired(), text: t.expiredText() },
    over: { title: t.over(), text: t.overText() },
  }
  return words[view]
}
