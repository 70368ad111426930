import type { Question } from './quiz.ts'
import { shuffled } from './shuffle.ts'

export interface ShuffledQuestion {
  readonly question: Question
  readonly position: number
  /** The index of the stored choice for each choice that the person sees. */
  readonly choices: readonly number[]
}

interface QuizAttempt {
  readonly quizId: string
  readonly userId: string
  readonly questions: readonly Question[]
}

export function shuffledQuestions({ quizId, userId, questions }: QuizAttempt): ShuffledQuestion[] {
  const seed = `${quizId} ${userId}`
  return shuffled(questions.length, seed).flatMap((position) => {
    const question = questions[position]
    if (question === undefined) return []
    return [{ question, position, choices: shuffled(question.choices.length, `${seed} ${position}`) }]
  })
}

export function fitsQuestions(answers: readonly number[], questions: readonly ShuffledQuestion[]): boolean {
  return (
    answers.length === questions.length &&
    questions.every(({ choices }, index) => choices[answers[index] ?? -1] !== undefined)
  )
}

/** The indexes of the wrong answers, in the order that the person sees. */
export function judgeAnswers(answers: readonly number[], questions: readonly ShuffledQuestion[]): number[] {
  return questions.flatMap(({ question, choices }, index) =>
    choices[answers[index] ?? -1] === question.right ? [] : [index],
  )
}

/** The chosen answers in the stored order of the quiz, so that answers of different people can be compared. */
export function storedChoices(answers: readonly number[], questions: readonly ShuffledQuestion[]): number[] {
  const chosen = questions.map(({ position, choices }, index) => ({
    position,
    choice: choices[answers[index] ?? -1],
  }))
  return chosen.toSorted((one, other) => one.position - other.position).map(({ choice }) => choice ?? -1)
}
