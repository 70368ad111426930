import { lazy, Suspense } from 'react'
import { airdropPath, invitePath, quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import DemoNote, { DemoMark } from '../page/demo-mark.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { Inviter, SandboxLine } from './inviter.tsx'
import { useOwnQuiz } from './own-store.ts'
import type { PresentedQuiz } from './present-quiz.ts'
import { Prize } from './prize.tsx'
import './airdrop.css'
import { LaterDigits, quizMoment, QuizStatus } from './quiz-time.tsx'

const Play = lazy(() => import('./quiz/play.tsx'))

const load = deferredLoad(() => import('./quiz.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function QuizPage() {
  const t = useMessages('airdrop/page')
  const { quiz, invite, now } = useLoaded(load)
  const links = useLinks()
  const all = links.inside(invite === null ? airdropPath : invitePath(invite.code))
  if (quiz === null)
    return (
      <div className="wrap py-12">
        <PageHead title={t.quizNotFound()} description={t.description()} unlisted />
        <EmptyState
          heading="h1"
          title={t.quizNotFound()}
          actions={
            <PageLink to={all} className={buttonClass({})}>
              {t.allQuizzes()}
            </PageLink>
          }
        >
          {t.quizNotFoundText()}
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap pb-12">
      <PageHead
        title={quiz.title}
        description={[quiz.lede, t.description()]}
        path={quizPath(quiz.id)}
        card={quiz.picture}
      />
      <div className="mx-auto max-w-[44rem]">
        <SandboxLine />
        {invite !== null && <Inviter invite={invite} />}
        <div className="pt-5 pb-5">
          <OwnStatus quiz={quiz} />
          <h1 className="mt-1 font-display text-2xl">
            {quiz.title} {quiz.isDemo && <DemoMark />}
          </h1>
          {quiz.isDemo && <DemoNote of="quizzes" />}
          <p className="mt-2 text-sm">{quiz.lede}</p>
          <p className="mt-2 flex flex-wrap gap-x-3 text-xs text-ink-2">
            <span>{t.questions({ count: quiz.questions })}</span>
            <span>{quizMoment(t, quiz)}</span>
          </p>
          {quiz.state !== 'ended' && <LaterDigits quiz={quiz} now={now} />}
          <p className="mt-3 flex flex-wrap gap-x-5">
            {quiz.read !== null && (
              <PageLink
                to={links.inside(quiz.read)}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {t.readFirst()}
              </PageLink>
            )}
            <PageLink to={all} className="link inline-flex min-h-11 items-center text-sm">
              {t.allQuizzes()}
            </PageLink>
          </p>
        </div>
        <Prize quiz={quiz} />
        <QuizState quiz={quiz} />
        <Notice kind="warn" className="mt-6 hidden noscript:flex">
          <p>{t.noScripts()}</p>
        </Notice>
        <div className="noscript:hidden">
          <Suspense>
            <Play key={quiz.id} quiz={quiz} code={invite?.code} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function OwnStatus({ quiz: loaded }: { quiz: PresentedQuiz }) {
  const { quiz, won } = useOwnQuiz(loaded)
  return <QuizStatus quiz={quiz} won={won} />
}

function QuizState({ quiz }: { quiz: PresentedQuiz }) {
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
