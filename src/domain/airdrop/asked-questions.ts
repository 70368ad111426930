import type { Question } from './quiz.ts'
import { shuffled } from './shuffle.ts'

export interface AskedQuestion {
  readonly question: Question
  /** Where it stands in the quiz. */
  readonly place: number
  /** Which choice stands at each place, as the person sees them. */
  readonly choices: readonly number[]
}

interface Asking {
  readonly quizId: string
  readonly userId: string
  readonly questions: readonly Question[]
}

/** A quiz as one person gets it: questions and choices in an order of their own. */
export function askedQuestions({ quizId, userId, questions }: Asking): AskedQuestion[] {
  const seed = `${quizId} ${userId}`
  return shuffled(questions.length, seed).flatMap((place) => {
    const question = questions[place]
    if (question === undefined) return []
    return [{ question, place, choices: shuffled(question.choices.length, `${seed} ${place}`) }]
  })
}

/** Whether there is an answer to each question, and each is a choice of it. */
export function fitsQuestions(answers: readonly number[], requested: readonly AskedQuestion[]): boolean {
  return (
    answers.length === requested.length &&
    requested.every(({ choices }, index) => choices[answers[index] ?? -1] !== undefined)
  )
}

/** The places of the questions that were not answered right, as the person sees them. */
export function judgeAnswers(answers: readonly number[], requested: readonly AskedQuestion[]): number[] {
  return requested.flatMap(({ question, choices }, index) =>
    choices[answers[index] ?? -1] === question.right ? [] : [index],
  )
}

/** What was chosen, in the order of the quiz itself: the same whoever answers. */
export function chosenOf(answers: readonly number[], requested: readonly AskedQuestion[]): number[] {
  const chosen = requested.map(({ place, choices }, index) => ({
    place,
    choice: choices[answers[index] ?? -1],
  }))
  return chosen.toSorted((one, other) => one.place - other.place).map(({ choice }) => choice ?? -1)
}
