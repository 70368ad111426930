import type { Client } from '../../contract/calls/client.ts'
import { formatWon } from '../../domain/airdrop/won-format.ts'
import { readDecimal } from '../../domain/kernel/numbers/decimal.ts'
import { formatAmount } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Own } from './own-store.ts'
import { presentQuiz } from './present-quiz.ts'

type Airdrop = Awaited<ReturnType<Client['getAirdrop']>>
type Rewards = Airdrop['rewards']

export function presentOwn(airdrop: Airdrop, { language, now }: { language: Language; now: Date }): Own {
  const amount = (value: string, symbol: string) => `${formatAmount({ value, language })} ${symbol}`
  const won = new Map(
    airdrop.rewards
      .filter(({ kind }) => kind === 'reward')
      .map((reward) => [reward.quiz_id, amount(reward.amount, reward.symbol)]),
  )
  return {
    total:
      totalsOf(airdrop)
        ?.map((total) => amount(total.amount, total.symbol))
        .join(' · ') ?? null,
    quizzes: new Map(
      airdrop.quizzes.map((quiz) => [
        quiz.id,
        { quiz: presentQuiz(quiz, { language, now }), won: won.get(quiz.id) ?? null },
      ]),
    ),
  }
}

/** The sums of all rewards by symbol; undefined if there are none, or if the site has left some out. */
function totalsOf({ rewards, more_bonuses: left }: Airdrop) {
  if (rewards.length === 0 || left > 0) return undefined
  const symbols = [...new Set(rewards.map(({ symbol }) => symbol))]
  return symbols.map((symbol) => ({
    symbol,
    amount: sumOf(rewards.filter((reward) => reward.symbol === symbol).map((reward) => reward.amount)),
  }))
}

/** The value of all rewards in won, each at the price of its quiz. */
export function valueOf(rewards: Rewards, language: Language): string {
  return formatWon({ value: sumOf(rewards.map((reward) => reward.value_krw)), language })
}

/** Adds decimals exactly: 1.5 and 0.25 are 1.75. */
function sumOf(amounts: readonly string[]): string {
  const read = amounts.map((amount) => readDecimal(amount) ?? { negative: false, digits: 0n, scale: 0 })
  const scale = Math.max(0, ...read.map((decimal) => decimal.scale))
  const digits = read.reduce(
    (sum, decimal) => sum + decimal.digits * 10n ** BigInt(scale - decimal.scale),
    0n,
  )
  const text = digits.toString().padStart(scale + 1, '0')
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`
}
