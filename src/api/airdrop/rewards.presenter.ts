import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { maskedName } from '../../domain/airdrop/invitation.ts'
import { valueInWon } from '../../domain/airdrop/reward.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { FriendRow } from './invitations.store.ts'
import type { LiveQuiz } from './quizzes.store.ts'
import type { WinRow } from './wins.store.ts'

type Airdrop = Reply<Operations['getAirdrop']>

interface Rewards {
  readonly wins: readonly (WinRow & { readonly winner_name: string })[]
  readonly quizzes: ReadonlyMap<string, LiveQuiz>
  readonly userId: string
  readonly language: Language
}

export function presentRewards({ wins, quizzes, userId, language }: Rewards): Airdrop['rewards'] {
  return wins.flatMap((win) => {
    const quiz = quizzes.get(win.quiz_id)
    if (quiz === undefined) return []
    const isOwn = win.user_id === userId
    const units = BigInt(isOwn ? win.reward : win.bonus)
    const { decimals, price_krw: price, price_date, symbol, title } = quiz
    return [
      {
        kind: isOwn ? ('reward' as const) : ('bonus' as const),
        quiz_id: win.quiz_id,
        title: title[language],
        amount: writeUnits(units, decimals),
        symbol,
        value_krw: valueInWon({ units, decimals, price }),
        price_date,
        friend: isOwn ? null : maskedName(win.winner_name),
        trace_id: (isOwn ? win.reward_trace : win.bonus_trace) ?? '',
        transaction_id: (isOwn ? win.reward_transaction : win.bonus_transaction) ?? '',
        won_at: win.won_at.toISOString(),
      },
    ]
  })
}

export function presentFriends(rows: readonly FriendRow[]): Airdrop['friends'] {
  return rows.map(({ name, invited_at, wins, bonuses }) => ({
    name: maskedName(name),
    invited_at: invited_at.toISOString(),
    wins: Number(wins),
    bonuses: bonuses.map(({ symbol, decimals, units }) => ({
      symbol,
      amount: writeUnits(BigInt(units), decimals),
    })),
  }))
}
