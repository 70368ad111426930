import type { Client } from '../../contract/calls/client.ts'
import { formatWon } from '../../domain/airdrop/won-format.ts'

export type QuizAnswer = Awaited<ReturnType<Client['askQuiz']>>
type Quiz = QuizAnswer['quiz']

/** The value of a reward with the date of the price it was calculated from: `₩11,820 at the price of 2026-04-13`. */
export function wonOf({ value_krw, price_date }: Pick<Quiz, 'value_krw' | 'price_date'>): string {
  return `${formatWon({ value: value_krw, language: 'en' })} at the price of ${price_date}`
}

export function stateOf(quiz: Quiz, now: number): string {
  if (quiz.phase !== 'opening' || Date.parse(quiz.begin) > now)
    return quiz.phase === 'ended' ? `ended ${quiz.over}` : `begins ${quiz.begin}`
  if (quiz.is_paused) return 'paused'
  return quiz.wins_left === '0' ? 'pool empty' : `open until ${quiz.over}`
}

export function quizLine(quiz: Quiz & { readonly has_won: boolean }, now: number): string {
  const state = quiz.has_won ? `won, ${stateOf(quiz, now)}` : stateOf(quiz, now)
  return `${quiz.id}  ${quiz.title}  ${quiz.reward} ${quiz.token.symbol} (${wonOf(quiz)})  ${state}`
}

export function quizLines({ quiz, questions, win }: QuizAnswer, now: number): string[] {
  const { symbol } = quiz.token
  return [
    quiz.title,
    quiz.lede,
    `Reward: ${quiz.reward} ${symbol} (${wonOf(quiz)}), and ${quiz.bonus} ${symbol} for the one who invited you`,
    `Left: ${quiz.pool_left} of ${quiz.pool} ${symbol}, enough for ${quiz.wins_left} more winners`,
    `State: ${stateOf(quiz, now)}`,
    ...(win === null ? [] : [`Won: ${winLine(win)}`]),
    ...questions.flatMap(({ text, choices }, index) => [
      '',
      `${index + 1}. ${text}`,
      ...choices.map((choice, number) => `   ${number + 1}) ${choice}`),
    ]),
    ...(win !== null || questions.length === 0
      ? []
      : [
          '',
          `Answer with one number for each question: \`answer ${quiz.id} ${questions.map(() => '1').join(' ')}\``,
        ]),
  ]
}

export function winLine(win: NonNullable<QuizAnswer['win']>): string {
  return `+${win.reward} ${win.symbol} (${wonOf(win)}), trace ${win.trace_id}`
}
