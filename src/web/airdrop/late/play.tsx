import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import type { PresentedQuiz } from '../present-quiz.ts'
import { signedCall, type AppDevice } from '../../device/app-device.ts'
import { OwnRewards } from './own-rewards.tsx'
import { QuestionForm, type Answered, type Asked } from './question-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
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
        onRegistered={async (device) => setState({ kind: 'ready', device, asked: await ask(device) })}
      />
    ) : null
  return <Playing quizId={quiz.id} device={state.device} asked={state.asked} />
}

interface PlayingProps {
  readonly quizId: string
  readonly device: AppDevice
  readonly asked: Asked
}

function Playing({ quizId, device, asked }: PlayingProps) {
  const t = useMessages('airdrop/own')
  const [answered, setAnswered] = useState<Answered>()
  const { key, deviceId } = device
  const win = answered?.win ?? asked.win
  const refused = {
    pool_empty: [t.poolEmpty(), t.poolEmptyText()],
    not_open: [t.notOpen(), t.notOpenText()],
  } as const
  const outcome = answered?.outcome
  return (
    <>
      {win !== null && <Won win={win} isNew={answered !== undefined} />}
      {(outcome === 'pool_empty' || outcome === 'not_open') && (
        <Notice role="alert" kind="warn" className="mt-6" title={refused[outcome][0]}>
          <p>{refused[outcome][1]}</p>
        </Notice>
      )}
      {win === null && answered === undefined && asked.questions.length > 0 && (
        <QuestionForm
          questions={asked.questions}
          send={(answers) => signedCall('answerQuiz', { key, deviceId, input: { quiz_id: quizId, answers } })}
          onAnswered={setAnswered}
        />
      )}
      <OwnRewards key={outcome} device={device} />
    </>
  )
}
