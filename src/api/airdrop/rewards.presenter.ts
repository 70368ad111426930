import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { maskedName } from '../../domain/airdrop/invitation.ts'
import { valueInWon } from '../../domain/airdrop/reward.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { writeUnits } from '../../domain/wallet/wallet-amount.ts'
import type { FriendRow } from './invitations.store.ts'
import type { LiveQuiz } from './quizzes.store.ts'
import type { BonusRow, WinRow } from './wins.store.ts'

type Airdrop = Reply<Operations['getAirdrop']>

interface Rewards {
  readonly wins: readonly WinRow[]
  readonly bonuses: readonly BonusRow[]
  readonly quizzes: ReadonlyMap<string, LiveQuiz>
  readonly language: Language
}

type Payment = Pick<Airdrop['rewards'][number], 'kind' | 'friend' | 'trace_id' | 'transaction_id'> & {
  readonly units: bigint
}

/** A person's own wins and the bonuses for wins of friends, the latest first. */
export function presentRewards({ wins, bonuses, quizzes, language }: Rewards): Airdrop['rewards'] {
  const present = (win: WinRow, { units, ...payment }: Payment): Airdrop['rewards'] => {
    const quiz = quizzes.get(win.quiz_id)
    if (quiz === undefined) return []
    const { decimals, symbol, title } = quiz
    return [
      {
        ...payment,
        quiz_id: win.quiz_id,
        title: title[language],
        amount: writeUnits(units, decimals),
        symbol,
        value_krw: valueInWon({ units, decimals, price: win.price_krw }),
        price_date: win.price_date,
        won_at: win.won_at.toISOString(),
      },
    ]
  }
  return [
    ...wins.flatMap((win) =>
      present(win, {
        kind: 'reward',
        units: BigInt(win.reward),
        friend: null,
        trace_id: win.reward_trace,
        transaction_id: win.reward_transaction,
      }),
    ),
    ...bonuses.flatMap((win) =>
      present(win, {
        kind: 'bonus',
        units: BigInt(win.bonus),
        friend: maskedName(win.winner_name),
        trace_id: win.bonus_trace ?? '',
        transaction_id: win.bonus_transaction ?? '',
      }),
    ),
  ].toSorted((one, other) => other.won_at.localeCompare(one.won_at))
}

/** Friends, the latest first. */
export function presentFriends(rows: readonly FriendRow[]): Airdrop['friends'] {
  return rows.toReversed().map(({ name, invited_at, wins, bonuses }) => ({
    name: maskedName(name),
    invited_at: invited_at.toISOString(),
    wins: Number(wins),
    bonuses: bonuses.map(({ symbol, decimals, units }) => ({
      symbol,
      amount: writeUnits(BigInt(units), decimals),
    })),
  }))
}
