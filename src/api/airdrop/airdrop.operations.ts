import { invitationMilliseconds, readInviteCode } from '../../domain/airdrop/invitation.ts'
import type { Database } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import type { AirdropDeps } from './airdrop-deps.ts'
import { presentQuiz } from './airdrop.presenter.ts'
import { countFriends, findByCode, findInviter, findPerson, friendsOf } from './invitations.store.ts'
import { picturesOf } from './quiz-pictures.ts'
import { listQuizzes, findQuiz, type LiveQuiz } from './quizzes.store.ts'
import { presentFriends, presentRewards } from './rewards.presenter.ts'
import { ownCode, takeInvitation } from './take-invitation.ts'
import { bonusesOf, countBonuses, winsOf } from './wins.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    airdrop: 'quizzes'
  }
}

type Names = 'getInvitation' | 'takeInvitation' | 'getAirdrop'

const maxQuizzes = 60
const maxBonuses = 200
const maxFriends = 100

export function implementAirdrop(deps: AirdropDeps): Pick<Implementations, Names> {
  const { database, now, findAppUser, findPictures } = deps
  return {
    async getInvitation({ code }, { language, dependsOn, isPrivate }) {
      dependsOn?.('quizzes')
      const read = readInviteCode(code)
      const [quizzes, inviter] = await Promise.all([
        listQuizzes({ limit: maxQuizzes }, database),
        read && findByCode(read, database),
      ])
      // A page with an unknown invite code is not cached: anybody can make up any number of codes, and their pages would fill the
      // cache.
      if (code !== undefined && !inviter) isPrivate?.()
      const pictures = await picturesOf(quizzes, findPictures, dependsOn)
      return {
        data: {
          quizzes: quizzes.map((quiz) =>
            presentQuiz(quiz, { language, now: now(), pictures: pictures(quiz.quiz_id) }),
          ),
          invite: read && inviter ? { name: inviter.name, code: read } : null,
        },
      }
    },

    async takeInvitation({ authorization, code }, { signedRequest }) {
      const { user_id: userId } = await findAppUser(authorization, signedRequest)
      const { name } = await takeInvitation({ userId, code }, deps)
      return { inviter: { name } }
    },

    async getAirdrop({ authorization, more_bonuses, more_friends }, { signedRequest, language }) {
      const { user_id: userId, name } = await findAppUser(authorization, signedRequest)
      const at = now()
      const [code, person, inviter, quizzes, wins, bonusCount, friendCount] = await Promise.all([
        ownCode(userId, database, at),
        findPerson(userId, database),
        findInviter(userId, database),
        listQuizzes({ limit: maxQuizzes }, database),
        winsOf(userId, database),
        countBonuses(userId, database),
        countFriends(userId, database),
      ])
      const ofBonuses = rangeBefore(more_bonuses ?? bonusCount, { count: bonusCount, most: maxBonuses })
      const ofFriends = rangeBefore(more_friends ?? friendCount, { count: friendCount, most: maxFriends })
      const [bonuses, friends] = await Promise.all([
        bonusesOf({ userId, ...ofBonuses }, database),
        friendsOf({ userId, ...ofFriends }, database),
      ])
      const pictures = await picturesOf(quizzes, findPictures)
      const won = new Set(wins.map(({ quiz_id }) => quiz_id))
      return {
        name,
        code,
        inviter: inviter ? { name: inviter.name } : null,
        may_take_invitation:
          inviter === undefined &&
          person !== undefined &&
          at.getTime() - person.created_at.getTime() <= invitationMilliseconds,
        quizzes: quizzes.map((quiz) => ({
          ...presentQuiz(quiz, { language, now: at, pictures: pictures(quiz.quiz_id) }),
          has_won: won.has(quiz.quiz_id),
        })),
        rewards: presentRewards({
          wins,
          bonuses,
          quizzes: await quizzesOf([...wins, ...bonuses], quizzes, database),
          language,
        }),
        more_bonuses: ofBonuses.from,
        friends: presentFriends(friends),
        friend_count: friendCount,
        more_friends: ofFriends.from,
      }
    },
  }
}

/** The last `most` entries before the entry `end` of a list of `count` entries, the oldest first. */
function rangeBefore(end: number, { count, most }: { count: number; most: number }) {
  const to = Math.min(end, count)
  return { from: Math.max(0, to - most), to }
}

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
