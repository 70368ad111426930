import type { Client } from '../../contract/calls/client.ts'
import { formatWon } from '../../domain/airdrop/won-format.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { formatAmount, formatCount, formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { formatDate, formatTimeOfDay, hoursAhead } from '../../domain/kernel/time/date-format.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import { cardsPrefix } from '../../words/addresses/card-addresses.ts'

type Wire = Awaited<ReturnType<Client['getInvitation']>>['data']['quizzes'][number]

export type QuizState = 'open' | 'empty' | 'paused' | 'soon' | 'upcoming' | 'ended'

export function presentQuiz(quiz: Wire, { language, now }: { language: Language; now: Date }) {
  const amount = (value: string) => formatAmount({ value, language })
  // The percentage is rounded down, so that a pool shows 100% only while it is full.
  const percent = Math.floor((Number(quiz.pool_left) / Number(quiz.pool)) * 1_000) / 10
  return {
    id: quiz.id,
    title: quiz.title,
    lede: quiz.lede,
    isDemo: quiz.is_demo,
    phase: quiz.phase,
    state: stateOf(quiz, now),
    picture: quiz.og_img,
    // A generated card repeats the text beside it, so the list shows the banner of the project in its place.
    banner: quiz.og_img.startsWith(cardsPrefix) ? quiz.banner : quiz.og_img,
    logo: quiz.logo,
    read: quiz.read,
    symbol: quiz.token.symbol,
    reward: amount(quiz.reward),
    bonus: amount(quiz.bonus),
    value: formatWon({ value: quiz.value_krw, language }),
    // The price is shown with all its digits, because the values of the rewards are calculated from all of them.
    price: formatPrice({ value: quiz.price_krw, currency: 'KRW', language }).full,
    // The date of a price is a day and not a moment, so it is not converted to a time zone.
    priceDate: formatDate({ at: quiz.price_date, timeZone: 'UTC', language }),
    begin: quiz.begin,
    over: quiz.over,
    beginText: momentOf(quiz.begin, language),
    overText: momentOf(quiz.over, language),
    pool: amount(quiz.pool),
    poolLeft: amount(quiz.pool_left),
    percent,
    percentText: formatPercent({ value: percent, language, decimals: 1, signed: false }),
    isSpent: quiz.wins_left === '0',
    winsLeft: formatCount({ value: quiz.wins_left, language }),
    questions: quiz.questions,
  }
}

export type PresentedQuiz = ReturnType<typeof presentQuiz>

function stateOf(quiz: Wire, now: Date): QuizState {
  if (quiz.phase !== 'opening') return quiz.phase
  if (Date.parse(quiz.begin) > now.getTime()) return 'soon'
  if (quiz.is_paused) return 'paused'
  return quiz.wins_left === '0' ? 'empty' : 'open'
}

/** Date and time in the time zone of most readers of the language. */
export function momentOf(moment: string, language: Language): { day: string; time: string } {
  const at = Date.parse(moment) + hoursAhead[language] * hour
  return {
    day: formatDate({ at, timeZone: 'UTC', language }),
    time: formatTimeOfDay({ at, timeZone: 'UTC' }),
  }
}
