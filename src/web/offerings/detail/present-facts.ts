import { fullDollars } from '../../../domain/kernel/money/full-dollars.ts'
import type { Numeric } from '../../../domain/kernel/numbers/decimal.ts'
import { formatAmount, formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { nameOfCountry } from '../../../domain/kernel/site/names-in-language.ts'
import { factsText, listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import { factRows, type FactRow } from '../../../domain/offerings/fields/page-fields.ts'
import { reaches } from '../../../domain/offerings/sale/amount.ts'
import { goalOf, minimumPercent } from '../../../domain/offerings/sale/goal.ts'
import { progressPercent } from '../../../domain/offerings/sale/progress.ts'
import { repeatsTarget, targetOfCap } from '../../../domain/offerings/sale/repeated-cap.ts'
import type { WireDetail } from '../sale/wire.ts'

export function presentAmounts(entry: WireDetail, language: Language) {
  const { raised_amount: raised, target_amount_min: min } = entry
  const tokens = (value: string | null) => (value === null ? null : formatAmount({ value, language }))
  const goal = goalOf(entry)
  return {
    raised: dollars(raised.usd, language),
    target: dollars(goal.usd, language),
    isMinimum: goal.isMinimum,
    isMinimumReached: reaches({ amount: raised.usd, goal: min.usd }) === true,
    bar: presentBar(entry, language),
    sold: tokens(entry.sold_tokens),
    forSale: tokens(entry.token_for_sale),
  }
}

/** The bar from nothing to the maximum target, with the minimum marked on it; null without a raised amount or a maximum. */
function presentBar(entry: WireDetail, language: Language) {
  const { raised_amount: raised, target_amount_min: min, target_amount_max: max } = entry
  const reached = progressPercent({ sold: raised.usd, forSale: max.usd })
  if (reached === undefined) return null
  // Rounded down, so that 100% appears only if the maximum was reached.
  const value = Math.floor(reached * 10) / 10
  const percent = formatPercent({ value, language, decimals: value === 100 ? 0 : 1, signed: false })
  const tick = minimumPercent(entry)
  return { reached, percent, tick, minimum: tick === null ? null : dollars(min.usd, language) }
}

export function presentDates({ ico_start: start, ico_end: end }: WireDetail, language: Language) {
  const write = (at: string | null) => (at === null ? null : formatMomentIn({ at, language }))
  return { start: write(start), end: write(end) }
}

export type FactValue =
  | { kind: 'text'; text: string; lang?: string | undefined }
  | { kind: 'flag'; on: boolean }
  | { kind: 'industries'; names: readonly string[] }
  /** The value is not known yet, but its row is shown. */
  | { kind: 'toBeAnnounced' }
  | { kind: 'kindNotStated' }

interface Stated {
  readonly value: unknown
  readonly entry: WireDetail
  readonly language: Language
}

const text = (value: unknown): FactValue | null => (isText(value) ? { kind: 'text', text: value } : null)

const day = ({ value, language }: Stated): FactValue | null =>
  text(isText(value) ? formatMomentIn({ at: value, language }) : null)

const writers: Readonly<Record<FactRow['as'], (stated: Stated) => FactValue | null>> = {
  text: ({ value, entry, language }) => textWithLang(isText(value) ? termIn(entry, value) : value, language),
  figure: ({ value }) => text(value),
  token: ({ entry, language }) =>
    textWithLang(
      factsText({
        facts: [entry.symbol, entry.token_type && termIn(entry, entry.token_type)],
        language,
      }),
      language,
    ),
  day,
  saleDay: (stated) => day(stated) ?? { kind: 'toBeAnnounced' },
  dollars: ({ value, language }) => text(dollars(usdOf(value), language)),
  tokens: ({ value, language }) => text(isText(value) ? formatAmount({ value, language }) : null),
  flag: ({ value }) => (typeof value === 'boolean' ? { kind: 'flag', on: value } : null),
  kind: ({ value }) => text(value) ?? { kind: 'kindNotStated' },
  country: ({ value, language }) => text(isText(value) ? nameOfCountry({ stated: value, language }) : null),
  countries({ value, language }) {
    const names = textsOf(value).map((stated) => nameOfCountry({ stated, language }))
    return text(listInLanguage({ names, language }))
  },
  industries({ value }) {
    const names = textsOf(value)
    return names.length === 0 ? null : { kind: 'industries', names }
  },
}

export function presentFacts(entry: WireDetail, language: Language) {
  const values = new Map<string, unknown>(Object.entries(entry))
  return factRows.flatMap(({ field, label, as }) => {
    if (
      (field === 'soft_cap' || field === 'hard_cap') &&
      repeatsTarget(entry[field], entry[targetOfCap[field]])
    )
      return []
    const value = writers[as]({ value: values.get(field), entry, language })
    return value === null ? [] : [{ label, value }]
  })
}

/** A usual term such as `First week` in the language of the page; any other text as it is stated. */
export function termIn({ terms }: WireDetail, stated: string): string {
  return Object.hasOwn(terms, stated) ? (terms[stated] ?? stated) : stated
}

function textWithLang(value: unknown, language: Language): FactValue | null {
  return isText(value)
    ? { kind: 'text', text: value, lang: foreignLang({ text: value, reader: language }) }
    : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : []
}

function usdOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'usd' in value && isText(value.usd) ? value.usd : null
}

function dollars(value: Numeric, language: Language): string | null {
  if (value === null || value === undefined) return null
  return fullDollars({ value, language })
}
