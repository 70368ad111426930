import { Refusal } from '../../contract/problems/problem.ts'
import { takesAnswers } from '../../domain/airdrop/quiz-phase.ts'
import { isQuizId } from '../../domain/airdrop/quiz.ts'
import {
  shuffledQuestions,
  storedChoices,
  fitsQuestions,
  judgeAnswers,
} from '../../domain/airdrop/shuffled-questions.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { memoryCounter } from '../http/limit-counter.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import type { AirdropDeps } from './airdrop-deps.ts'
import { presentQuestions, presentQuiz, presentWin } from './airdrop.presenter.ts'
import { payWin } from './pay-win.ts'
import { putAttempt } from './quiz-attempts.store.ts'
import { picturesOf } from './quiz-pictures.ts'
import { findQuiz, type LiveQuiz } from './quizzes.store.ts'
import { findWin } from './wins.store.ts'

/**
 * Attempts of one person in a minute, by the key of their device. A quiz cannot be read and answered every second, and programs that try
 * all choices must not keep the payments of others waiting.
 */
const maxAttempts = 60

export function implementQuizzes(deps: AirdropDeps): Pick<Implementations, 'askQuiz' | 'answerQuiz'> {
  const { database, now, findAppUser, findPictures } = deps
  const inTurn = oneByOne()
  const attempts = memoryCounter(() => now().getTime())
  return {
    async askQuiz({ authorization, quiz_id }, { signedRequest, language }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const quiz = await quizOf(quiz_id, database)
      const win = await findWin({ quizId: quiz.quiz_id, userId }, database)
      const reader = { language, now: now() }
      const pictures = await picturesOf([quiz], findPictures)
      return {
        quiz: presentQuiz(quiz, { ...reader, pictures: pictures(quiz.quiz_id) }),
        questions: presentQuestions(quiz, { ...reader, userId }),
        win: win === undefined ? null : presentWin(win, quiz),
      }
    },

    async answerQuiz({ authorization, quiz_id, answers }, { signedRequest, language }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const { current, ttl } = await attempts.count(userId, minute)
      if (current > maxAttempts)
        throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
      const quiz = await quizOf(quiz_id, database)
      const { quiz_id: quizId, questions } = quiz
      const won = await findWin({ quizId, userId }, database)
      if (won !== undefined) return { outcome: 'won', misses: [], win: presentWin(won, quiz) }
      const at = now()
      const times = { begin: quiz.begins_at.getTime(), over: quiz.over_at.getTime() }
      if (!takesAnswers({ ...times, isPaused: quiz.is_paused }, at.getTime()))
        return { outcome: 'not_open', misses: [], win: null }
      const requested = shuffledQuestions({ quizId, userId, questions })
      if (!fitsQuestions(answers, requested)) {
        const errors = [fieldError({ field: 'answers', code: 'invalid', language })]
        throw new Refusal('invalid_input', { errors })
      }
      const chosen = storedChoices(answers, requested)
      const misses = judgeAnswers(answers, requested)
      if (misses.length > 0) {
        await putAttempt({ quizId, userId, answers: chosen, misses: misses.length, now: at }, database)
        const explained = misses.map((question) => ({
          question,
          explanation: requested[question]?.question.explanation[language] ?? '',
        }))
        return { outcome: 'missed', misses: explained, win: null }
      }
      const paid = await inTurn(() => payWin({ quizId, userId, answers: chosen }, deps))
      if ('refused' in paid) return { outcome: paid.refused, misses: [], win: null }
      return { outcome: 'won', misses: [], win: presentWin(paid.win, quiz) }
    },
  }
}

/**
 * Returns a function that runs payments one after the other in this process. Otherwise each waiting winner would hold one of the
 * few database connections.
 */
function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    const own = last.then(work)
    last = own.catch(() => undefined)
    return own
  }
}

async function quizOf(quizId: string, database: Database): Promise<LiveQuiz> {
  const quiz = isQuizId(quizId) ? await findQuiz(quizId, database) : undefined
  if (quiz === undefined) throw new Refusal('quiz_not_found')
  return quiz
}
