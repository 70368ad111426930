import { quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Initials } from '../ui/pictures/initials.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { PresentedQuiz } from './present-quiz.ts'
import { QuizCountdown, quizMoment, QuizStatus } from './quiz-time.tsx'

interface QuizCellProps {
  readonly quiz: PresentedQuiz
  readonly code: string | undefined
  readonly now: string
}

export function QuizCell({ quiz, code, now }: QuizCellProps) {
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
          <h3 className="font-display text-md">{quiz.title}</h3>
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
            aria-label={`${isOpen ? t.start() : t.seeQuiz()}: ${quiz.title}`}
            className={buttonClass({ kind: isOpen ? 'primary' : undefined })}
          >
            {isOpen ? t.start() : t.seeQuiz()}
          </PageLink>
        </p>
      </div>
    </article>
  )
}
