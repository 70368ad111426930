import { useState, type FormEvent } from 'react'
import { troubleOf, type Trouble } from '../../device/use-device.ts'
import { useSending } from '../../form/use-sending.ts'
import { answerField, answersIn, type Answered, type Asked } from './quiz-answers.ts'

interface Answering {
  readonly questions: Asked['questions']
  readonly send: (answers: number[]) => Promise<Answered>
  readonly onEnd: (answered: Answered) => void
  readonly onMissed: () => void
}

/** The sending of answers, and what the last time came to. */
export function useAnswering({ questions, send, onEnd, onMissed }: Answering) {
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
