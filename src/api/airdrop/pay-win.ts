import { takesAnswers } from '../../domain/airdrop/quiz-phase.ts'
import { bonusOf, costOf } from '../../domain/airdrop/reward.ts'
import { entriesBetween, type Movement, type WalletOwner } from '../../domain/wallet/movement.ts'
import type { Database, Queries } from '../database/database.ts'
import { findInviter } from './invitations.store.ts'
import { putAttempt } from './quiz-attempts.store.ts'
import { canPay, lockQuiz, takeFromPool } from './quiz-pools.store.ts'
import { traceOf } from './win-trace.ts'
import { findWin, putWin, type WinRow } from './wins.store.ts'

export interface AirdropWallet {
  readonly openWallet: (owner: WalletOwner, now: Date, queries: Queries) => Promise<void>
  readonly lock: (owners: readonly WalletOwner[], queries: Queries) => Promise<void>
  readonly postMovement: (
    movement: Movement,
    now: Date,
    queries: Queries,
  ) => Promise<{ transaction_id: string }>
}

interface QuizWin {
  readonly quizId: string
  readonly userId: string
  readonly answers: readonly number[]
}

type PayResult = { readonly win: WinRow } | { readonly refused: 'not_open' | 'pool_empty' }

const site: WalletOwner = { kind: 'system', id: 'airdrop' }

/**
 * Stores the win, takes the reward from the pool and writes the ledger entries in one transaction. Winners of a quiz are paid one
 * after the other, so the pool is never overspent; a repeated call returns the same win.
 */
export async function payWin(
  { quizId, userId, answers }: QuizWin,
  { database, wallet, now }: { database: Database; wallet: AirdropWallet; now: () => Date },
): Promise<PayResult> {
  // Look whether the pool is empty before waiting for the lock of the quiz, so that late winners are refused at once.
  if (!(await canPay(quizId, database))) {
    const before = await findWin({ quizId, userId }, database)
    return before === undefined ? { refused: 'pool_empty' } : { win: before }
  }
  return database.transaction(async (queries) => {
    const quiz = await lockQuiz(quizId, queries)
    const known = await findWin({ quizId, userId }, queries)
    if (known !== undefined) return { win: known }
    const at = now()
    const isOpen =
      quiz !== undefined &&
      takesAnswers(
        { begin: quiz.begins_at.getTime(), over: quiz.over_at.getTime(), isPaused: quiz.is_paused },
        at.getTime(),
      )
    if (!isOpen) return { refused: 'not_open' }
    const reward = BigInt(quiz.reward)
    if (BigInt(quiz.pool_left) < costOf(reward)) return { refused: 'pool_empty' }
    const inviter = await findInviter(userId, queries)
    const bonus = inviter === undefined ? 0n : bonusOf(reward)
    await takeFromPool({ quizId, units: reward + bonus }, queries)
    await putAttempt({ quizId, userId, answers, misses: 0, now: at }, queries)
    const winner: WalletOwner = { kind: 'user', id: userId }
    const owners = [site, winner, ...(inviter ? [{ kind: 'user', id: inviter.user_id } as const] : [])]
    for (const owner of owners) await wallet.openWallet(owner, at, queries)
    // Lock all wallets together in one order. Locked one by one, a payment between winner and inviter could deadlock
    // with this one.
    await wallet.lock(owners, queries)
    const pay = async (kind: 'reward' | 'bonus', owner: WalletOwner, units: bigint) => {
      const trace = traceOf(kind, { quizId, userId })
      const { transaction_id } = await wallet.postMovement(
        {
          scope: 'airdrop',
          trace_id: trace,
          kind: 'gift',
          memo: `${quizId} ${kind}`,
          entries: entriesBetween({ from: site, to: owner, asset_id: quiz.asset_id, units }),
        },
        at,
        queries,
      )
      return { trace, transaction: transaction_id }
    }
    const paid = await pay('reward', winner, reward)
    const paidBonus =
      inviter && bonus > 0n ? await pay('bonus', { kind: 'user', id: inviter.user_id }, bonus) : undefined
    const win: WinRow = {
      quiz_id: quizId,
      user_id: userId,
      reward: reward.toString(),
      reward_trace: paid.trace,
      reward_transaction: paid.transaction,
      inviter_id: inviter?.user_id ?? null,
      bonus: bonus.toString(),
      bonus_trace: paidBonus?.trace ?? null,
      bonus_transaction: paidBonus?.transaction ?? null,
      won_at: at,
      price_krw: quiz.price_krw,
      price_date: quiz.price_date,
    }
    await putWin(win, queries)
    return { win }
  })
}
