import type { Language } from '../kernel/site/language.ts'

export type InLanguages = Readonly<Record<Language, string>>

export interface Question {
  readonly text: InLanguages
  readonly choices: readonly InLanguages[]
  readonly right: number
  readonly explanation: InLanguages
}

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
  /** What one winner receives, in smallest units. */
  readonly reward: bigint
  /** What all winners and their inviters receive together, in smallest units. */
  readonly pool: bigint
  /** Start and end, in milliseconds since 1970. */
  readonly begin: number
  readonly over: number
  /** An image for link previews; null uses the generated card. */
  readonly ogImage: string | null
  readonly readPath: string | null
  /** The price of one token in won before the quiz, as a decimal, and the date of that price. */
  readonly priceKrw: string
  readonly priceDate: string
  readonly isDemo: boolean
  readonly questions: readonly Question[]
}

export const maxQuestions = 20
export const maxChoices = 8

const idPattern = /^[a-z0-9][a-z0-9-]{0,39}$/

export function isQuizId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value)
}
