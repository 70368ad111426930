import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { PresentedQuiz } from './present-quiz.ts'

/** Why it cannot be taken now, where that is so. */
export function QuizState({ quiz }: { quiz: PresentedQuiz }) {
  const t = useMessages('airdrop/page')
  const words = {
    empty: [t.poolEmpty(), t.poolEmptyText()],
    paused: [t.paused(), t.pausedText()],
    ended: [t.over(), t.overText()],
    soon: [t.notBegun(), t.begins(quiz.beginText)],
    upcoming: [t.notBegun(), t.begins(quiz.beginText)],
  } as const
  if (quiz.state === 'open') return null
  const [title, text] = words[quiz.state]
  return (
    <Notice className="mt-6" title={title}>
      <p>{text}</p>
    </Notice>
  )
}
