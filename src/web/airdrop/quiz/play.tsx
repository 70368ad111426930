import { useEffect, useRef, useState } from 'react'
import { formatWon } from '../../../domain/airdrop/won-format.ts'
import { formatAmount } from '../../../domain/kernel/numbers/number-format.ts'
import { formatDate } from '../../../domain/kernel/time/date-format.ts'
import type { AppDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { useDevice } from '../../device/use-device.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { OwnRewards } from '../own-rewards.tsx'
import type { PresentedQuiz } from '../present-quiz.ts'
import { TraceNumber } from '../trace-number.tsx'
import { TroubleNotice } from '../trouble-notice.tsx'
import { QuestionForm } from './question-form.tsx'
import type { AnswerResult, QuizReply } from './quiz-answers.ts'
import { RegisterForm } from './register-form.tsx'

interface PlayProps {
  readonly quiz: PresentedQuiz
  readonly code: string | undefined
}

export default function Play({ quiz, code }: PlayProps) {
  const t = useMessages('airdrop/own')
  const ask = ({ key, deviceId }: AppDevice) =>
    signedCall('askQuiz', { key, deviceId, input: { quiz_id: quiz.id } })
  const { state, setState, look } = useDevice(ask)
  if (state.kind === 'loading')
    return (
      <SkeletonGroup label={t.loading()}>
        <Skeleton className="quiz-waits mt-8 w-full" />
      </SkeletonGroup>
    )
  if (state.kind === 'trouble') return <TroubleNotice trouble={state.trouble} onAgain={() => void look()} />
  if (state.kind === 'none')
    return quiz.state === 'open' ? (
      <RegisterForm
        code={code}
        onRegistered={async (device) => setState({ kind: 'ready', device, requested: await ask(device) })}
      />
    ) : null
  return <Playing quiz={quiz} device={state.device} requested={state.requested} />
}

interface PlayingProps {
  readonly quiz: PresentedQuiz
  readonly device: AppDevice
  readonly requested: QuizReply
}

function Playing({ quiz, device, requested }: PlayingProps) {
  const [answered, setAnswered] = useState<AnswerResult>()
  const { key, deviceId } = device
  const win = answered?.win ?? requested.win
  const isSpent = requested.quiz.wins_left === '0'
  const canAnswer = win === null && answered === undefined && requested.questions.length > 0 && !isSpent
  return (
    <>
      {win !== null && <Won win={win} isNew={answered !== undefined} />}
      {answered?.outcome === 'pool_empty' && <TooLate />}
      {canAnswer && (
        <QuestionForm
          draftKey={`quiz ${quiz.id} ${deviceId}`}
          questions={requested.questions}
          send={(answers) =>
            signedCall('answerQuiz', { key, deviceId, input: { quiz_id: quiz.id, answers } })
          }
          onAnswered={setAnswered}
        />
      )}
      {win === null && quiz.state === 'open' && <ClosedMeanwhile requested={requested} />}
      <OwnRewards key={answered?.outcome} device={device} />
    </>
  )
}

/** Shown to a user whose answers are all right, but too late: others have emptied the pool. */
function TooLate() {
  const t = useMessages('airdrop/own')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="quiz-summary mt-6">
      <Notice kind="warn" title={t.poolEmpty()}>
        <p>{t.poolEmptyText()}</p>
      </Notice>
    </div>
  )
}

/** The quiz may have closed, been paused or run out since the page was cached. */
function ClosedMeanwhile({ requested }: { requested: QuizReply }) {
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

interface WonProps {
  readonly win: NonNullable<QuizReply['win']>
  readonly isNew: boolean
}

function Won({ win, isNew }: WonProps) {
  const t = useMessages('airdrop/own')
  const { language } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const value = formatWon({ value: win.value_krw, language })
  const date = formatDate({ at: win.price_date, timeZone: 'UTC', language })
  return (
    <section className="mt-8 border border-rule-2 bg-surface px-4 py-8 text-center">
      <svg viewBox="0 0 72 72" aria-hidden="true" className="quiz-seal mx-auto mb-3">
        <circle cx="36" cy="36" r="32" />
        <path d="m22 37 10 10 19-22" strokeWidth="4" />
      </svg>
      <h2 ref={heading} tabIndex={-1} className="font-display text-lg">
        {isNew ? t.won() : t.wonAlready()}
      </h2>
      <p className="mt-1 font-display text-2xl text-ink">
        +{formatAmount({ value: win.reward, language })} <span className="text-md">{win.symbol}</span>
      </p>
      <p className="text-sm">{t.wonValue({ value, date })}</p>
      <p className="mt-4 text-2xs text-ink-3">
        <TraceNumber traceId={win.trace_id} />
      </p>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <a href="#rewards" className={buttonClass({})}>
          {t.toRewards()}
        </a>
        <a href="#invite" className={buttonClass({ kind: 'primary' })}>
          {t.invite()}
        </a>
      </p>
    </section>
  )
}
