import { abbreviateMoney } from '../../../domain/kernel/money/money-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { nameOfCountry } from '../../../domain/kernel/site/names-in-language.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { formatDayIn, spanMarks, zoneMark } from '../../../domain/kernel/time/language-day.ts'
import {
  fillDescription,
  firstSentence,
  leadingSentences,
} from '../../../domain/share-metadata/description.ts'
import type { Messages } from '../../../words/dictionary.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'
import type { WireDetail } from '../sale/wire.ts'

/** The description of a sale for search engines and previews: what the project is, its days and amounts, then further facts. */
export async function describeOffering(entry: WireDetail, language: Language): Promise<string> {
  const t = await loadMessages(language, 'offering/head')
  const industryWords: Readonly<Record<string, (() => string) | undefined>> = await loadMessages(
    language,
    'industries',
  )
  const list = (names: readonly string[]) => listInLanguage({ names, language })
  const terms = [
    entry.is_demo ? t.demo() : '',
    datesText(entry, language, t),
    amountsText(entry, language, t),
  ]
  const { accept_coins: coins, industry, country } = entry
  // A summary in another language is left out.
  const summary = entry[`excerpt_${language}`] ?? (language === 'en' ? entry.excerpt : null)
  const industries = industry.map((name) => industryWords[name]?.() ?? name)
  return fillDescription([
    // What the project is comes first, even where that leaves no room for some of the terms.
    leadingSentences(summary ?? '', fillDescription(terms)) || firstSentence(summary ?? ''),
    ...terms,
    coins.length === 0 ? '' : t.currencies({ currencies: list(coins) }),
    industries.length === 0 ? '' : t.industries({ industries: list(industries) }),
    country === null ? '' : t.country({ country: nameOfCountry({ stated: country, language }) }),
  ])
}

type HeadWords = Messages<'offering/head'>

function datesText(entry: WireDetail, language: Language, t: HeadWords): string {
  const { ico_start: start, ico_end: end, kind } = entry
  const sale = kind ?? t.sale()
  const from = start && { at: start, language }
  const to = end && { at: end, language }
  if (from && to) {
    const marks = spanMarks(from, to)
    return t.dates({ sale, from: formatDayIn(from) + marks.from, to: formatDayIn(to) + marks.to })
  }
  if (from) return t.opens({ sale, from: formatDayIn(from) + zoneMark(from) })
  return to ? t.closes({ sale, to: formatDayIn(to) + zoneMark(to) }) : t.undated({ sale })
}

function amountsText(entry: WireDetail, language: Language, t: HeadWords): string {
  const { raised_amount, target_amount_min, target_amount_max, status } = entry
  const dollars = (value: string) => abbreviateMoney({ value, currency: 'USD', language })
  const [minimum, maximum] = [target_amount_min.usd, target_amount_max.usd]
  const raised = status === 0 && Number(raised_amount.usd) === 0 ? null : raised_amount.usd
  if (raised !== null)
    return maximum === null
      ? t.raised({ raised: dollars(raised) })
      : t.raisedOfMaximum({ raised: dollars(raised), maximum: dollars(maximum) })
  if (maximum === null) return minimum === null ? '' : t.minimum({ minimum: dollars(minimum) })
  return minimum === null || minimum === maximum
    ? t.maximum({ maximum: dollars(maximum) })
    : t.targets({ minimum: dollars(minimum), maximum: dollars(maximum) })
}
