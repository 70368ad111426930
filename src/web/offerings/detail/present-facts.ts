import { nameMoney } from '../../../domain/kernel/money/money-words.ts'
import type { Numeric } from '../../../domain/kernel/numbers/decimal.ts'
import { formatAmount, formatCount } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { listInLanguage, nameOfCountry } from '../../../domain/kernel/site/names-in-language.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { reaches } from '../../../domain/offerings/sale/amount.ts'
import { momentDay } from '../sale/present-day.ts'
import type { WireDetail } from '../sale/wire.ts'

/** Whole dollars and every token, beside the short figures of the cell. */
export function presentAmounts(entry: WireDetail, language: Language) {
  const { raised_amount: raised, target_amount_min: min, target_amount_max: max } = entry
  const tokens = (value: string | null) => (value === null ? null : formatAmount({ value, language }))
  const goal = max.usd ?? min.usd
  return {
    raised: dollars(raised.usd, language),
    target: dollars(goal, language),
    isMinimumReached: reaches({ amount: raised.usd, goal: min.usd }) === true,
    sold: tokens(entry.sold_tokens),
    forSale: tokens(entry.token_for_sale),
  }
}

/** What stands in the table, unknown values as null. */
export function presentFacts(entry: WireDetail, language: Language) {
  const tokenText = [entry.symbol, entry.token_type].filter(Boolean).join(' · ')
  return {
    start: entry.ico_start === null ? null : momentDay(entry.ico_start),
    end: entry.ico_end === null ? null : momentDay(entry.ico_end),
    price: entry.initial_price,
    targetMin: dollars(entry.target_amount_min.usd, language),
    targetMax: dollars(entry.target_amount_max.usd, language),
    softCap: entry.soft_cap,
    hardCap: entry.hard_cap,
    platform: entry.platform,
    token: tokenText === '' ? null : tokenText,
    country: entry.country === null ? null : nameOfCountry({ stated: entry.country, language }),
    restricted:
      entry.restricted_areas.length === 0
        ? null
        : listInLanguage({
            names: entry.restricted_areas.map((stated) => nameOfCountry({ stated, language })),
            language,
          }),
    langs: langsOf([tokenText, entry.platform], language),
    kyc: entry.kyc,
    whitelist: entry.whitelist,
  }
}

/** The `lang` of those that are in another language than the page, by their text. */
function langsOf(texts: readonly (string | null)[], language: Language): Readonly<Record<string, string>> {
  const foreign = texts.flatMap((text) => {
    const lang = text === null ? undefined : foreignLang({ text, reader: language })
    return text === null || lang === undefined ? [] : [[text, lang] as const]
  })
  return Object.fromEntries(foreign)
}

function dollars(value: Numeric, language: Language): string | null {
  if (value === null || value === undefined) return null
  return nameMoney({ digits: formatCount({ value, language }), currency: 'USD', language })
}
