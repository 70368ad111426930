import { isQuizId } from '../../../domain/airdrop/quiz.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

export const winnerFormats = ['csv', 'ndjson'] as const

export type AirdropCommand = { readonly name: 'airdrop' } & (
  | { readonly act: 'list' }
  | { readonly act: 'show' | 'pause' | 'resume'; readonly quizId: string }
  | { readonly act: 'pool'; readonly quizId: string; readonly amount: string }
  | {
      readonly act: 'winners'
      readonly quizId: string
      readonly format: (typeof winnerFormats)[number]
    }
)

export const airdropUsage = `  npm run site -- airdrop list
      Every quiz, where it stands, and what is left of its pool.
  npm run site -- airdrop show QUIZ
  npm run site -- airdrop import FILE.ndjson [--dry-run]
      The same as import quizzes.
  npm run site -- airdrop pause|resume QUIZ
      A paused quiz is shown and takes no answers.
  npm run site -- airdrop pool QUIZ AMOUNT
      Sets what is given away in all, in tokens; never less than what is given away already.
  npm run site -- airdrop winners QUIZ [csv|ndjson]
      Who won what and when, with the numbers of the ledger, to the standard output (then with npm run --silent).`

/** Of what follows `airdrop`; `airdrop import` is an import of quizzes. */
export function readAirdropArguments([act = 'list', quizId, word, extra]: readonly string[]): AirdropCommand {
  const surplus = { list: quizId, show: word, pause: word, resume: word, pool: extra, winners: extra }
  const known = Object.keys(surplus).find((name) => name === act) as keyof typeof surplus | undefined
  if (known === undefined) throw new WrongArguments(`There is no airdrop ${quoted(act)}.`)
  const tooMany = surplus[known]
  if (tooMany !== undefined) throw new WrongArguments(`${quoted(tooMany)} is one word too many.`)
  if (known === 'list') return { name: 'airdrop', act: known }
  if (!isQuizId(quizId)) throw new WrongArguments('Say which quiz, as airdrop list names it.')
  if (known === 'pool') {
    if (word === undefined) throw new WrongArguments('Say how many tokens the pool has in all.')
    return { name: 'airdrop', act: known, quizId, amount: word }
  }
  if (known !== 'winners') return { name: 'airdrop', act: known, quizId }
  const format = winnerFormats.find((one) => one === (word ?? 'csv'))
  if (format === undefined) throw new WrongArguments('Winners are written as csv or ndjson.')
  return { name: 'airdrop', act: known, quizId, format }
}
