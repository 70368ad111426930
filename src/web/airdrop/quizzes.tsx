import { quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { DemoMark } from '../page/demo-mark.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Initials } from '../ui/pictures/initials.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedInvite } from './invite.load.ts'
import type { PresentedQuiz } from './present-quiz.ts'
import { QuizCountdown, quizMoment, QuizStatus } from './quiz-time.tsx'

interface QuizzesProps {
  readonly page: LoadedInvite
  readonly heading: string
  readonly quizzes: LoadedInvite['opening']
  readonly none?: string
}

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

interface QuizCellProps {
  readonly quiz: PresentedQuiz
  readonly code: string | undefined
  readonly now: string
}

function QuizCell({ quiz, code, now }: QuizCellProps) {
  const t = useMessages('airdrop/page')
  const links = useLinks()
  const isOpen = quiz.state === 'open'
  return (
    <article
      className="quiz-cell"
      data-over={quiz.state === 'ended' || undefined}
      data-pictured={quiz.ownPicture !== null || undefined}
    >
      {quiz.ownPicture === null ? (
        <Initials name={quiz.symbol} className="size-12 rounded-full" />
      ) : (
        <img src={quiz.ownPicture} alt="" width={1200} height={630} loading="lazy" decoding="async" />
      )}
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-display text-md">
            {quiz.title} {quiz.isDemo && <DemoMark />}
          </h3>
          <QuizStatus quiz={quiz} className="mt-1" />
        </div>
        <p className="text-sm">{quiz.lede}</p>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-2">
          <span>
            <b className="text-ink">
              {quiz.reward} {quiz.symbol}
            </b>{' '}
            {quiz.value.startsWith('<') ? quiz.value : t.approx({ value: quiz.value })}
          </span>
          <span>{t.questions({ count: quiz.questions })}</span>
          <span>{quizMoment(t, quiz)}</span>
        </p>
        <QuizCountdown quiz={quiz} now={now} />
        <p className="mt-1">
          <PageLink
            to={links.inside(quizPath(quiz.id, code))}
            aria-label={isOpen ? t.startOf({ title: quiz.title }) : t.seeQuizOf({ title: quiz.title })}
            className={buttonClass({ kind: isOpen ? 'primary' : undefined })}
          >
            {isOpen ? t.start() : t.seeQuiz()}
          </PageLink>
        </p>
      </div>
    </article>
  )
}
