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
      help: 'Lists quizzes with their state and what is left of their pools.',
      run: async (_, deps) => (await load()).list(deps),
    }),
    show: verb({
      help: 'Shows a quiz: token, reward, price, how many people have answered and won.',
      id: quiz,
      run: async (input, deps) => (await load()).show(input, deps),
    }),
    pause: verb({
      help: 'Pauses a quiz: the site shows it and takes no answers.',
      id: quiz,
      run: async (input, deps) => (await load()).setState({ ...input, isPaused: true }, deps),
    }),
    resume: verb({
      help: 'Ends the pause of a quiz.',
      id: quiz,
      run: async (input, deps) => (await load()).setState({ ...input, isPaused: false }, deps),
    }),
    set: verb({
      help: 'Sets the pool: how many tokens a quiz pays out in total, never fewer than it has paid out already.',
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
      help: `Writes winners, rewards, times and numbers of transactions to the standard output. Use npm run --silent to keep the
lines of npm itself out of it.`,
      id: quiz,
      options: { format: choice(winnerFormats, '--format') },
      run: async (input, deps) => (await load()).listWinners(input, deps),
    }),
  },
}
