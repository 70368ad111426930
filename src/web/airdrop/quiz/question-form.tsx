import { useRef, useState, type FormEvent } from 'react'
import { troubleOf, type Trouble } from '../../device/use-device.ts'
import { useSending } from '../../form/use-sending.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { TroubleNotice } from '../trouble-notice.tsx'
import { Question, type Judged } from './question.tsx'
import { choicesIn, type AnswerResult, type QuizReply, answerField, answersIn } from './quiz-answers.ts'
import { QuizProgress } from './quiz-progress.tsx'

interface QuestionFormProps {
  readonly draftKey: string
  readonly questions: QuizReply['questions']
  readonly send: (answers: number[]) => Promise<AnswerResult>
  readonly onAnswered: (answered: AnswerResult) => void
}

/** Asks the questions of a quiz. Chosen answers stay in place after a wrong try, while the quiz is paused, and after a reload. */
export function QuestionForm({ draftKey, questions, send, onAnswered }: QuestionFormProps) {
  const t = useMessages('airdrop/own')
  const summary = useRef<HTMLOutputElement>(null)
  const draft = valuesDraft(draftKey)
  const [kept] = useState(() => draft.stored()?.values ?? {})
  const [answered, setAnswered] = useState<ReadonlySet<number>>(
    () => new Set(questions.flatMap(({ text }, index) => (text in kept ? [index] : []))),
  )
  const { judged, isUnanswered, isClosed, trouble, waiting, onSubmit } = useAnswering({
    questions,
    send,
    onEnd(result) {
      draft.forget()
      onAnswered(result)
    },
    onMissed: () => summary.current?.focus(),
  })
  const keep = (form: HTMLFormElement) => {
    draft.store({ base: {}, values: choicesIn(form, questions) })
    const answers = answersIn(form, questions)
    setAnswered(new Set(answers.flatMap((answer, index) => (Number.isNaN(answer) ? [] : [index]))))
  }
  const missCount = judged?.filter(({ explanation }) => explanation !== undefined).length
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => keep(currentTarget)}
      className="mt-6 grid gap-8"
    >
      <QuizProgress count={questions.length} answered={answered} judged={judged} />
      <output ref={summary} tabIndex={-1} className="quiz-summary">
        {missCount !== undefined && (
          <Notice
            kind="error"
            title={missCount === questions.length ? t.missedAll() : t.missed({ count: missCount })}
          >
            <p>{t.missedText()}</p>
          </Notice>
        )}
      </output>
      {questions.map((question, index) => (
        <Question
          key={question.text}
          question={question}
          index={index}
          count={questions.length}
          chosen={kept[question.text]}
          judged={judged?.[index]}
        />
      ))}
      {isUnanswered && (
        <Notice kind="warn" role="alert">
          <p>{t.unanswered()}</p>
        </Notice>
      )}
      {isClosed && (
        <Notice kind="warn" role="alert" title={t.notOpen()}>
          <p>{t.notOpenText()}</p>
        </Notice>
      )}
      {trouble !== undefined && <TroubleNotice trouble={trouble} />}
      <Button type="submit" kind="primary" waiting={waiting} waitingLabel={t.sending()}>
        {judged === undefined ? t.send() : t.sendAgain()}
      </Button>
    </form>
  )
}

interface AnsweringOptions {
  readonly questions: QuizReply['questions']
  readonly send: (answers: number[]) => Promise<AnswerResult>
  readonly onEnd: (answered: AnswerResult) => void
  readonly onMissed: () => void
}

function useAnswering({ questions, send, onEnd, onMissed }: AnsweringOptions) {
  const { waiting, once } = useSending()
  const [judged, setJudged] = useState<readonly Judged[]>()
  const [isUnanswered, setIsUnanswered] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const answer = async (form: HTMLFormElement) => {
    const answers = answersIn(form, questions)
    const missing = answers.findIndex(Number.isNaN)
    setTrouble(undefined)
    setIsClosed(false)
    setIsUnanswered(missing >= 0)
    if (missing >= 0) {
      form.querySelector<HTMLInputElement>(`[name="${answerField(missing)}"]`)?.focus()
      return
    }
    try {
      const answered = await send(answers)
      if (answered.outcome === 'not_open') {
        setIsClosed(true)
        return
      }
      if (answered.outcome !== 'missed') {
        onEnd(answered)
        return
      }
      const explained = new Map(answered.misses.map(({ question, explanation }) => [question, explanation]))
      setJudged(answers.map((choice, index) => ({ choice, explanation: explained.get(index) })))
      onMissed()
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void once(() => answer(form))
  }
  return { judged, isUnanswered, isClosed, trouble, waiting, onSubmit }
}
