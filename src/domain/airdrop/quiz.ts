import type { Language } from '../kernel/site/language.ts'

export type InLanguages = Readonly<Record<Language, string>>

export interface Question {
  readonly text: InLanguages
  readonly choices: readonly InLanguages[]
  /** The number of the right choice, from 0. */
  readonly right: number
  /** Why it is the right one. */
  readonly explanation: InLanguages
}

/** What a quiz gives away; it is a test asset of the sandbox wallet. */
export interface QuizToken {
  readonly assetId: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

export interface Quiz {
  readonly quizId: string
  readonly title: InLanguages
  readonly lede: InLanguages
  readonly token: QuizToken
  /** Of one winner, in smallest units. */
  readonly reward: bigint
  /** Of all winners and those who invited them, in smallest units. */
  readonly pool: bigint
  /** Milliseconds. */
  readonly begin: number
  readonly over: number
  /** A picture for sharing, in place of the drawn one. */
  readonly ogImage: string | null
  /** Where what is asked can be read, on this site. */
  readonly readPath: string | null
  /** What one token cost in won before the start, as a decimal, and the day of that price. */
  readonly priceKrw: string
  readonly priceDate: string
  readonly questions: readonly Question[]
}

export const maxQuestions = 20
export const maxChoices = 8

const idPattern = /^[a-z0-9][a-z0-9-]{0,39}$/

export function isQuizId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value)
}
