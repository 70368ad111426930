import { formatWon } from '../../domain/airdrop/won-format.ts'
import { formatAmount } from '../../domain/kernel/numbers/number-format.ts'
import { factsText } from '../../domain/kernel/text/notation.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { formatDayIn, formatZonedDayIn } from '../../domain/kernel/time/language-day.ts'
import { wordsFor } from '../words/words-for.ts'
import { plainCard, type CardReader, type PresentedCard } from './cards.presenter.ts'
import { initialsOf } from './initials.ts'

export interface CardQuiz {
  readonly title: string
  readonly lede: string
  readonly symbol: string
  /** The reward of one win: an amount of tokens, as a decimal string. */
  readonly reward: string
  /** The value of the reward, in whole Korean won. */
  readonly valueKrw: string
  readonly priceDate: string
  readonly begins_at: Date
  readonly over_at: Date
  readonly isDemo: boolean
}

/**
 * Shows the reward of a win and its value by the price of a stated day. The rest of the pool is not shown: it changes too fast
 * for a picture that other sites keep for days.
 */
export function presentQuizCard(quiz: CardQuiz, reader: CardReader): PresentedCard {
  const { language } = reader
  const t = wordsFor(language, 'cards')
  const { symbol } = quiz
  const from = formatDayIn({ at: quiz.begins_at, language })
  const to = formatZonedDayIn({ at: quiz.over_at, language })
  const priceDate = formatDate({ at: quiz.priceDate, timeZone: 'UTC', language })
  return {
    logo: null,
    picture: null,
    card: {
      ...plainCard(reader),
      label: factsText({
        facts: [quiz.isDemo ? wordsFor(language, 'demo-notes').fictional() : null, t.quiz()],
        language,
      }),
      title: quiz.title,
      text: quiz.lede,
      initials: { letters: initialsOf(symbol), name: symbol },
      facts: [
        { label: t.reward(), text: `${formatAmount({ value: quiz.reward, language })} ${symbol}` },
        { label: t.worth(), text: formatWon({ value: quiz.valueKrw, language }) },
        { label: t.period(), text: t.span({ from, to }) },
      ],
      note: factsText({ facts: [t.testToken(), t.priceOf({ date: priceDate })], language }),
    },
  }
}
