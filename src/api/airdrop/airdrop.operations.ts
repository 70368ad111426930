import { Refusal } from '../../contract/problems/problem.ts'
import {
  askedQuestions,
  chosenOf,
  fitsQuestions,
  judgeAnswers,
} from '../../domain/airdrop/asked-questions.ts'
import { invitationMilliseconds, readInviteCode } from '../../domain/airdrop/invitation.ts'
import { isQuizId } from '../../domain/airdrop/quiz.ts'
import { takesAnswers } from '../../domain/airdrop/quiz-phase.ts'
import type { AppUser } from '../../domain/app-users/app-user.ts'
import type { SignedRequest } from '../../domain/app-users/app-signature.ts'
import type { Database } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import {
  presentFriends,
  presentQuestions,
  presentQuiz,
  presentRewards,
  presentWin,
} from './airdrop.presenter.ts'
import { countFriends, findByCode, findInviter, findPerson, friendsOf } from './invitations.store.ts'
import { payWin, type AirdropWallet } from './pay-win.ts'
import { findQuiz, listQuizzes, type LiveQuiz } from './quizzes.store.ts'
import { ownCode, takeInvitation } from './take-invitation.ts'
import { findWin, putAttempt, winsOf } from './wins.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    airdrop: 'quizzes'
  }
}

export interface AirdropNeeds {
  readonly database: Database
  readonly now: () => Date
  readonly wallet: AirdropWallet
  /** Whose app has signed a request, or a refusal. */
  readonly findAppUser: (
    authorization: string | undefined,
    request: SignedRequest | undefined,
  ) => Promise<AppUser>
}

type Names = 'getInvitation' | 'takeInvitation' | 'getAirdrop' | 'askQuiz' | 'answerQuiz'

const mostQuizzes = 60
const mostRewards = 200
const mostFriends = 100

export function implementAirdrop(needs: AirdropNeeds): Pick<Implementations, Names> {
  const { database, now, findAppUser } = needs
  const inTurn = oneByOne()
  return {
    async getInvitation({ code }, { language, dependsOn, isPrivate }) {
      dependsOn?.('quizzes')
      const read = readInviteCode(code)
      const [quizzes, inviter] = await Promise.all([
        listQuizzes({ most: mostQuizzes }, database),
        read && findByCode(read, database),
      ])
      // There is no end of codes that are none, and pages of them are not worth a place among the cached.
      if (code !== undefined && !inviter) isPrivate?.()
      return {
        data: {
          quizzes: quizzes.map((quiz) => presentQuiz(quiz, { language, now: now() })),
          invite: read && inviter ? { name: inviter.name, code: read } : null,
        },
      }
    },

    async takeInvitation({ authorization, code }, { signedRequest }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const { name } = await takeInvitation({ userId, code }, needs)
      return { inviter: { name } }
    },

    async getAirdrop({ authorization }, { signedRequest, language }) {
      const { user_id: userId, name } = await findAppUser(authorization, signedRequest)
      const at = now()
      const [code, person, inviter, quizzes, wins, friends, friendCount] = await Promise.all([
        ownCode(userId, database, at),
        findPerson(userId, database),
        findInviter(userId, database),
        listQuizzes({ most: mostQuizzes }, database),
        winsOf({ userId, most: mostRewards }, database),
        friendsOf({ userId, most: mostFriends }, database),
        countFriends(userId, database),
      ])
      const won = new Set(wins.filter(({ user_id }) => user_id === userId).map(({ quiz_id }) => quiz_id))
      return {
        name,
        code,
        inviter: inviter ? { name: inviter.name } : null,
        may_take_invitation:
          inviter === undefined &&
          person !== undefined &&
          at.getTime() - person.created_at.getTime() <= invitationMilliseconds,
        quizzes: quizzes.map((quiz) => ({
          ...presentQuiz(quiz, { language, now: at }),
          has_won: won.has(quiz.quiz_id),
        })),
        rewards: presentRewards({
          wins,
          quizzes: await quizzesOf(wins, quizzes, database),
          userId,
          language,
        }),
        friends: presentFriends(friends),
        friend_count: friendCount,
      }
    },

    async askQuiz({ authorization, quiz_id }, { signedRequest, language }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const quiz = await quizOf(quiz_id, database)
      const win = await findWin({ quizId: quiz.quiz_id, userId }, database)
      const reader = { language, now: now() }
      return {
        quiz: presentQuiz(quiz, reader),
        questions: presentQuestions(quiz, { ...reader, userId }),
        win: win === undefined ? null : presentWin(win, quiz),
      }
    },

    async answerQuiz({ authorization, quiz_id, answers }, { signedRequest, language }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const quiz = await quizOf(quiz_id, database)
      const { quiz_id: quizId, questions } = quiz
      const won = await findWin({ quizId, userId }, database)
      if (won !== undefined) return { outcome: 'won', misses: [], win: presentWin(won, quiz) }
      const at = now()
      const times = { begin: quiz.begins_at.getTime(), over: quiz.over_at.getTime() }
      if (!takesAnswers({ ...times, isPaused: quiz.is_paused }, at.getTime()))
        return { outcome: 'not_open', misses: [], win: null }
      const asked = askedQuestions({ quizId, userId, questions })
      if (!fitsQuestions(answers, asked)) {
        const errors = [fieldError({ field: 'answers', code: 'invalid', language })]
        throw new Refusal('invalid_input', { errors })
      }
      const chosen = chosenOf(answers, asked)
      const misses = judgeAnswers(answers, asked)
      if (misses.length > 0) {
        await putAttempt({ quizId, userId, answers: chosen, misses: misses.length, now: at }, database)
        const explained = misses.map((question) => ({
          question,
          explanation: asked[question]?.question.explanation[language] ?? '',
        }))
        return { outcome: 'missed', misses: explained, win: null }
      }
      const paid = await inTurn(() => payWin({ quizId, userId, answers: chosen }, needs))
      if ('refused' in paid) return { outcome: paid.refused, misses: [], win: null }
      return { outcome: 'won', misses: [], win: presentWin(paid.win, quiz) }
    },
  }
}

/** Winners wait for each other here, not with a connection to the database each: those are few, and everybody needs them. */
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

/** Rewards may be of quizzes that are over so long that no list shows them. */
async function quizzesOf(
  wins: readonly { readonly quiz_id: string }[],
  listed: readonly LiveQuiz[],
  database: Database,
): Promise<ReadonlyMap<string, LiveQuiz>> {
  const known = new Map(listed.map((quiz) => [quiz.quiz_id, quiz]))
  for (const { quiz_id } of wins) {
    if (known.has(quiz_id)) continue
    const quiz = await findQuiz(quiz_id, database)
    if (quiz !== undefined) known.set(quiz_id, quiz)
  }
  return known
}
