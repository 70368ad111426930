import type { LiveQuiz } from '../../../api/airdrop/quizzes.store.ts'
import type { ToldQuiz } from '../../../api/cards/quiz-card.ts'
import { valueInWon } from '../../../domain/airdrop/reward.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { writeUnits } from '../../../domain/wallet/wallet-amount.ts'

/** What a card tells of a quiz. */
export function toldQuiz(row: LiveQuiz, language: Language): ToldQuiz {
  const { begins_at, over_at, symbol, decimals, price_krw: price } = row
  const units = BigInt(row.reward)
  return {
    title: row.title[language],
    lede: row.lede[language],
    symbol,
    reward: writeUnits(units, decimals),
    valueKrw: valueInWon({ units, decimals, price }),
    priceDate: row.price_date,
    begins_at,
    over_at,
  }
}
