import { takesAnswers } from '../../domain/airdrop/quiz-phase.ts'
import { bonusOf, costOf } from '../../domain/airdrop/reward.ts'
import { entriesBetween, type Movement, type WalletOwner } from '../../domain/wallet/movement.ts'
import type { Database, Queries } from '../database/database.ts'
import { findInviter } from './invitations.store.ts'
import { traceOf } from './win-trace.ts'
import { findWin, putWin, type WinRow } from './wins.store.ts'
import { putAttempt } from './quiz-attempts.store.ts'
import { canPay, lockQuiz, takeFromPool } from './quiz-pools.store.ts'

/** What the wallet does for this area. */
export interface AirdropWallet {
  readonly openWallet: (queries: Queries, owner: WalletOwner, now: Date) => Promise<void>
  /** Until the transaction ends nothing else moves in these wallets. */
  readonly lock: (queries: Queries, owners: readonly WalletOwner[]) => Promise<void>
  readonly post: (queries: Queries, movement: Movement, now: Date) => Promise<{ transaction_id: string }>
}

interface Winning {
  readonly quizId: string
  readonly userId: string
  /** As they were chosen, in the order of the quiz. */
  readonly answers: readonly number[]
}

type Paid = { readonly win: WinRow } | { readonly refused: 'not_open' | 'pool_empty' }

const site: WalletOwner = { kind: 'system', id: 'airdrop' }

/**
 * Pays somebody who has every answer right: the win, what the pool has less, and the entries of the ledger are one transaction. Winners
 * of one quiz come one after the other, so the pool is never overspent; who has won gets the same win again.
 */
export async function payWin(
  { quizId, userId, answers }: Winning,
  { database, wallet, now }: { database: Database; wallet: AirdropWallet; now: () => Date },
): Promise<Paid> {
  // Once it is empty nobody waits for a lock to be told so.
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
    for (const owner of owners) await wallet.openWallet(queries, owner, at)
    // All at once and in one order: one by one, a payment between winner and inviter could wait for us while we wait for it.
    await wallet.lock(queries, owners)
    const pay = async (kind: 'reward' | 'bonus', owner: WalletOwner, units: bigint) => {
      const trace = traceOf(kind, { quizId, userId })
      const { transaction_id } = await wallet.post(
        queries,
        {
          scope: 'airdrop',
          trace_id: trace,
          kind: 'gift',
          memo: `${quizId} ${kind}`,
          entries: entriesBetween({ from: site, to: owner, asset_id: quiz.asset_id, units }),
        },
        at,
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
    }
    await putWin(win, queries)
    return { win }
  })
}
