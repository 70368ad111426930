import { useMessages } from '../i18n/use-messages.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import type { LoadedInvite } from './invite.load.ts'
import { QuizCell } from './quiz-cell.tsx'

interface QuizzesProps {
  readonly page: LoadedInvite
  readonly heading: string
  readonly quizzes: LoadedInvite['opening']
  readonly none?: string
}

/** Those of the page that are under way, yet to come or over. */
export function Quizzes({ page, heading, quizzes, none }: QuizzesProps) {
  const t = useMessages('airdrop/page')
  const isNone = page.opening.length + page.upcoming.length + page.ended.length === 0
  return (
    <section aria-label={heading} className="mt-10">
      <h2 className="mb-3 flex items-baseline gap-2 font-display text-lg">
        {heading}
        <span className="text-xs font-body text-ink-3">{quizzes.length}</span>
      </h2>
      {isNone && <EmptyState title={t.noQuiz()}>{t.noQuizText()}</EmptyState>}
      {!isNone && quizzes.length === 0 && <p className="border-t border-rule py-4 text-sm">{none}</p>}
      {quizzes.map((quiz) => (
        <QuizCell key={quiz.id} quiz={quiz} code={page.invite?.code} now={page.now} />
      ))}
    </section>
  )
}
