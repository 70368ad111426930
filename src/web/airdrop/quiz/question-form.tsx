import { useRef, useState, type FormEvent } from 'react'
import { troubleOf, type Trouble } from '../../device/use-device.ts'
import { useSending } from '../../form/use-sending.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { TroubleNotice } from '../trouble-notice.tsx'
import { choicesIn, type AnswerResult, type QuizReply, answerField, answersIn } from './quiz-answers.ts'

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
  const { misses, isUnanswered, isClosed, trouble, waiting, onSubmit } = useAnswering({
    questions,
    send,
    onEnd(answered) {
      draft.forget()
      onAnswered(answered)
    },
    onMissed: () => summary.current?.focus(),
  })
  const keep = (form: HTMLFormElement) => draft.store({ base: {}, values: choicesIn(form, questions) })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => keep(currentTarget)}
      className="mt-6 grid gap-8"
    >
      <output ref={summary} tabIndex={-1} className="quiz-summary">
        {misses !== undefined && (
          <Notice kind="error" title={t.missed({ count: misses.size })}>
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
          judged={misses !== undefined}
          explanation={misses?.get(index)}
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
        {misses === undefined ? t.send() : t.sendAgain()}
      </Button>
    </form>
  )
}

interface QuestionProps {
  readonly question: QuizReply['questions'][number]
  readonly index: number
  readonly count: number
  readonly chosen: unknown
  readonly judged: boolean
  readonly explanation: string | undefined
}

function Question({ question, index, count, chosen, judged, explanation }: QuestionProps) {
  const t = useMessages('airdrop/own')
  const isMissed = explanation !== undefined
  const note = `${answerField(index)}-note`
  return (
    <fieldset aria-describedby={isMissed ? note : undefined}>
      <legend className="mb-3 w-full">
        <span className="flex justify-between gap-3 text-2xs text-ink-3">
          {t.question({ number: index + 1, count })}
          {judged && !isMissed && (
            <span className="inline-flex items-center gap-1 font-strong text-ok-text">
              <Icon name="check" className="size-4" />
              {t.right()}
            </span>
          )}
        </span>
        <span className="mt-1 block font-display text-md font-head text-ink">{question.text}</span>
      </legend>
      <div className="grid gap-2">
        {question.choices.map((choice, number) => (
          <label key={choice} className="quiz-choice">
            <input type="radio" name={answerField(index)} value={number} defaultChecked={choice === chosen} />
            {choice}
          </label>
        ))}
      </div>
      {isMissed && (
        <div id={note} className="mt-3 border-s-3 bg-error-wash px-4 py-3 text-sm text-error-text">
          <p className="font-strong">{t.explanation()}</p>
          <p className="text-ink">{explanation}</p>
        </div>
      )}
    </fieldset>
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
  const [misses, setMisses] = useState<ReadonlyMap<number, string>>()
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
      setMisses(new Map(answered.misses.map(({ question, explanation }) => [question, explanation])))
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
  return { misses, isUnanswered, isClosed, trouble, waiting, onSubmit }
}
