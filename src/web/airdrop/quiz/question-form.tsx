import { useRef, useState } from 'react'
import { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Question } from './question.tsx'
import { choicesIn, type Answered, type Asked } from './quiz-answers.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import { useAnswering } from './use-answering.ts'

interface QuestionFormProps {
  /** Of the quiz and of who takes it. */
  readonly draftKey: string
  readonly questions: Asked['questions']
  readonly send: (answers: number[]) => Promise<Answered>
  /** Told of what ends it: a win, or nothing left to win. */
  readonly onAnswered: (answered: Answered) => void
}

/**
 * All questions on one page. Answers stay where they are after a miss, beside why they were wrong, when the quiz is paused meanwhile, and
 * when the page is loaded again.
 */
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
