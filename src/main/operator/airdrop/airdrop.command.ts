import { isQuizId } from '../../../domain/airdrop/quiz.ts'
import { choice, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

export const winnerFormats = ['csv', 'ndjson'] as const

const missing = 'Say which quiz, as quizzes list names it.'
const quiz = required('QUIZ', missing, (word) => {
  if (!isQuizId(word)) throw new WrongArguments(missing)
  return word
})

const load = () => import('./run-airdrop.ts')

export const quizzes: Thing = {
  help: 'Quizzes of the airdrop, and the pools of tokens that winners are paid from.',
  verbs: {
    list: verb({
      help: 'Lists quizzes with their state and the number of tokens left in their pools.',
      run: async (_, deps) => (await load()).list(deps),
    }),
    show: verb({
      help: 'Shows a quiz: its token, its reward, the price of the token, how many people have answered and how many have won.',
      id: quiz,
      run: async (input, deps) => (await load()).show(input, deps),
    }),
    pause: verb({
      help: 'Pauses a quiz: the site still shows it, but takes no answers.',
      id: quiz,
      run: async (input, deps) => (await load()).setState({ ...input, isPaused: true }, deps),
    }),
    resume: verb({
      help: 'Ends the pause of a quiz: the site takes answers again, until the quiz is over.',
      id: quiz,
      run: async (input, deps) => (await load()).setState({ ...input, isPaused: false }, deps),
    }),
    set: verb({
      help: 'Sets the pool: how many tokens a quiz pays out in total. Refused when the quiz has paid out more already.',
      id: quiz,
      options: { pool: required('AMOUNT', 'Say how many tokens the pool has in total, with --pool.') },
      run: async (input, deps) => (await load()).changePool(input, deps),
    }),
  },
}

export const winners: Thing = {
  help: 'Winners of quizzes.',
  verbs: {
    list: verb({
      help: `Writes the winners of a quiz to the standard output, with rewards, times and ids of transactions. Type npm run --silent,
or npm adds lines of its own.`,
      id: quiz,
      options: { format: choice(winnerFormats, '--format') },
      run: async (input, deps) => (await load()).listWinners(input, deps),
    }),
  },
}
