import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import type { PresentedQuiz } from '../present-quiz.ts'
import type { AppDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { OwnRewards } from '../own-rewards.tsx'
import { ClosedSince } from './closed-since.tsx'
import { QuestionForm } from './question-form.tsx'
import type { Answered, Asked } from './quiz-answers.ts'
import { RegisterForm } from './register-form.tsx'
import { TroubleNotice } from '../trouble-notice.tsx'
import { useDevice } from '../../device/use-device.ts'
import { Won } from './won.tsx'

interface PlayProps {
  readonly quiz: PresentedQuiz
  readonly code: string | undefined
}

/** The taking of a quiz, by this browser as an app. */
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
  readonly requested: Asked
}

function Playing({ quiz, device, requested }: PlayingProps) {
  const [answered, setAnswered] = useState<Answered>()
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
      {win === null && quiz.state === 'open' && <ClosedSince requested={requested} />}
      <OwnRewards key={answered?.outcome} device={device} />
    </>
  )
}

/** Every answer is right, and others were faster. */
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
