import { labelled } from '../../domain/kernel/text/notation.ts'
import { quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { DemoMark } from '../page/demo-mark.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedInvite } from './invite.load.ts'
import { useOwnQuiz } from './own-store.ts'
import type { PresentedQuiz } from './present-quiz.ts'
import { LaterDigits, QuizCountdown, quizMoment, QuizStatus } from './quiz-time.tsx'

interface QuizzesProps {
  readonly page: LoadedInvite
  readonly heading: string
  readonly quizzes: LoadedInvite['opening']
  readonly none?: string
}

export default function Quizzes({ page, heading, quizzes, none }: QuizzesProps) {
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
        <QuizCell
          key={quiz.id}
          quiz={quiz}
          code={page.invite?.code}
          now={page.now}
          isFeatured={quiz.id === page.featured?.id}
        />
      ))}
    </section>
  )
}

interface QuizCellProps {
  readonly quiz: PresentedQuiz
  readonly code: string | undefined
  readonly now: string
  readonly isFeatured: boolean
}

function QuizCell({ quiz: loaded, code, now, isFeatured }: QuizCellProps) {
  const t = useMessages('airdrop/page')
  const links = useLinks()
  const { quiz, won } = useOwnQuiz(loaded)
  const isOpen = quiz.state === 'open' && won === null
  const { language } = useSite()
  const action = won !== null ? t.seeAnswer() : isOpen ? t.start() : t.seeQuiz()
  const logo = <LogoImage src={quiz.logo} name={quiz.symbol} className="size-12 rounded-md" />
  return (
    <article
      className="quiz-cell"
      data-over={quiz.state === 'ended' || undefined}
      data-featured={isFeatured || undefined}
      data-pictured={quiz.banner !== null || undefined}
    >
      <Picture src={quiz.banner} className="quiz-banner" fallback={logo} eager={isFeatured} />
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-display text-md">
            {quiz.title} {quiz.isDemo && <DemoMark />}
          </h3>
          <QuizStatus quiz={quiz} won={won} className="mt-1" />
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
        {isFeatured ? <LaterDigits quiz={quiz} now={now} /> : <QuizCountdown quiz={quiz} now={now} />}
        <p className="mt-1">
          <PageLink
            to={links.inside(quizPath(quiz.id, code))}
            aria-label={labelled({ label: action, text: quiz.title, language })}
            className={buttonClass({ kind: isOpen ? 'primary' : undefined })}
          >
            {action}
          </PageLink>
        </p>
      </div>
    </article>
  )
}
