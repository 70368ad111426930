import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { factsText, withNote } from '../../domain/kernel/text/notation.ts'
import { formatMomentIn } from '../../domain/kernel/time/language-day.ts'
import { changeOver } from '../../domain/market/chart/spark-line.ts'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../domain/market/quotes/local-coin-names.ts'
import { quoteCredits } from '../../domain/market/quotes/quote-credits.ts'
import { wordsFor } from '../words/words-for.ts'
import { moneyOf, priceOf, type CardRates, type Money } from './card-money.ts'
import { plainCard, type CardReader, type PresentedCard } from './cards.presenter.ts'
import { initialsOf } from './initials.ts'

/**
 * Shows the price in the currency of the language, its time and the chart of a week. Other sites keep preview pictures for days,
 * so a price never appears without its time.
 */
export function presentCoinCard(
  { coin, quote }: QuotedCoin,
  rates: CardRates,
  reader: CardReader,
): PresentedCard {
  const { language } = reader
  const currency = moneyOf(language, rates)
  const t = wordsFor(language, 'cards')
  const name = nameOf({ coin, quote }, language)
  const change = quote.change7d ?? changeOver(quote.series)
  return {
    logo: coin.logo,
    picture: null,
    card: {
      ...plainCard(reader),
      label: t.market(),
      title: withNote({ text: name, note: coin.symbol, language }),
      initials: { letters: initialsOf(name), name },
      facts:
        quote.price === null || quote.quotedAt === null
          ? []
          : [
              { label: t.price({ currency }), text: priceOf(quote.price, { currency, rates, language }) },
              ...(change === null ? [] : [{ label: t.week(), text: changeText(change, language) }]),
            ],
      line: quote.price === null || quote.quotedAt === null ? [] : quote.series,
      note: noteOf([{ coin, quote }], { currency, rates, language }),
    },
  }
}

export function presentMarketCard(
  coins: readonly QuotedCoin[],
  rates: CardRates,
  reader: CardReader,
): PresentedCard {
  const { language } = reader
  const currency = moneyOf(language, rates)
  const t = wordsFor(language, 'cards')
  const priced = coins.filter(({ quote }) => quote.price !== null && quote.quotedAt !== null).slice(0, 3)
  return {
    logo: null,
    picture: null,
    card: {
      ...plainCard(reader),
      label: t.market(),
      title: t.largest(),
      facts: priced.map(({ coin, quote }) => ({
        label: withNote({ text: coin.symbol, note: currency, language }),
        text: quote.price === null ? '' : priceOf(quote.price, { currency, rates, language }),
      })),
      note: noteOf(priced, { currency, rates, language }),
    },
  }
}

function nameOf({ coin: { id, name } }: QuotedCoin, language: Language): string {
  return coinNameIn({ id, name, language })
}

function changeText(value: number, language: Language): string {
  return formatPercent({ value, language })
}

function sourceText(source: string, language: Language): string {
  const t = wordsFor(language, 'quote-source')
  const credit = quoteCredits[source]
  if (credit !== undefined) return t.credit({ source: credit.name })
  return source === 'import' ? t.imported() : ''
}

function noteOf(coins: readonly QuotedCoin[], { currency, rates, language }: Money): string {
  const t = wordsFor(language, 'cards')
  const times = coins.flatMap(({ quote }) => quote.quotedAt ?? [])
  const at = Math.min(...times, currency === 'USD' ? Infinity : (rates?.quotedAt ?? Infinity))
  const time = formatMomentIn({ at, language })
  const facts = [
    times.length === 0 ? null : t.asOf({ time }),
    coins.some(({ quote }) => quote.source === 'demo') ? t.demo() : null,
    ...[...new Set(coins.map(({ quote }) => quote.source))].map((source) => sourceText(source, language)),
  ]
  return factsText({ facts, language })
}
