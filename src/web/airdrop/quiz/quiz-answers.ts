import type { Client } from '../../../contract/calls/client.ts'

export type QuizReply = Awaited<ReturnType<Client['askQuiz']>>
export type AnswerResult = Awaited<ReturnType<Client['answerQuiz']>>
type Questions = QuizReply['questions']

export function answerField(question: number): string {
  return `question-${question}`
}

/** The number of the chosen answer for each question; `NaN` where none is chosen. */
export function answersIn(form: HTMLFormElement, questions: Questions): number[] {
  const fields = new FormData(form)
  return questions.map((_, index) => Number(fields.get(answerField(index)) ?? Number.NaN))
}

/**
 * The chosen answers as texts, for the draft. If the quiz has changed when the draft is restored, a text that no longer exists
 * matches nothing, while a number would choose another answer.
 */
export function choicesIn(form: HTMLFormElement, questions: Questions): Record<string, string> {
  const answers = answersIn(form, questions)
  const chosen = questions.flatMap(({ text, choices }, index) => {
    const choice = choices[answers[index] ?? Number.NaN]
    return choice === undefined ? [] : [[text, choice] as const]
  })
  return Object.fromEntries(chosen)
}
