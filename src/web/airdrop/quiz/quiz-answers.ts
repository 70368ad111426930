import type { Client } from '../../../contract/calls/client.ts'

export type Asked = Awaited<ReturnType<Client['askQuiz']>>
export type Answered = Awaited<ReturnType<Client['answerQuiz']>>
type Questions = Asked['questions']

export function answerField(question: number): string {
  return `question-${question}`
}

/** The number of the choice at each question, and none where nothing is chosen. */
export function answersIn(form: HTMLFormElement, questions: Questions): number[] {
  const fields = new FormData(form)
  return questions.map((_, index) => Number(fields.get(answerField(index)) ?? Number.NaN))
}

/** By their texts: of a quiz that is changed meanwhile nothing else is taken for them. */
export function choicesIn(form: HTMLFormElement, questions: Questions): Record<string, string> {
  const answers = answersIn(form, questions)
  const chosen = questions.flatMap(({ text, choices }, index) => {
    const choice = choices[answers[index] ?? Number.NaN]
    return choice === undefined ? [] : [[text, choice] as const]
  })
  return Object.fromEntries(chosen)
}
