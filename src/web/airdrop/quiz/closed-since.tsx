import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../../ui/states/notice.tsx'
import type { Asked } from './quiz-answers.ts'

/** A page may be some seconds old: what it takes for open may be spent, paused or over by now. */
export function ClosedSince({ requested }: { requested: Asked }) {
  const t = useMessages('airdrop/page')
  const own = useMessages('airdrop/own')
  if (requested.questions.length === 0)
    return (
      <Notice kind="warn" className="mt-6" title={own.notOpen()}>
        <p>{own.closedText()}</p>
      </Notice>
    )
  if (requested.quiz.wins_left !== '0') return null
  return (
    <Notice className="mt-6" title={t.poolEmpty()}>
      <p>{t.poolEmptyText()}</p>
    </Notice>
  )
}
