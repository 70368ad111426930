import { abbreviateMoney } from '../../domain/kernel/money/money-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { progressPercent } from '../../domain/offerings/sale/progress.ts'
import { wordsFor } from '../words/words-for.ts'

export interface PresentedRaised {
  /** Or why nobody knows it. */
  readonly amount: string
  readonly isKnown: boolean
  readonly percent: { readonly value: number; readonly text: string } | null
  /** The percent, as a sentence has it. */
  readonly share: string | null
}

/** What was raised of the maximum target, or of the minimum where no maximum is known; or a word why nobody knows. */
export function presentRaised({ entry, lang }: { entry: ListedOffering; lang: Language }): PresentedRaised {
  const t = wordsFor(lang, 'badges-drawn')
  const raised = entry.raised_amount.usd
  // Nothing raised by a sale that has not begun is no news.
  if (entry.status === 0 && Number(raised ?? 0) === 0) return unknown(t.notOpenYet())
  if (raised === null) return unknown(t.notDisclosed())
  const amount = abbreviateMoney({ value: raised, currency: 'USD', language: lang })
  const target = entry.target_amount_max.usd ?? entry.target_amount_min.usd
  const reached = progressPercent({ sold: raised, forSale: target })
  if (reached === undefined) return { amount, isKnown: true, percent: null, share: null }
  // Cut and not rounded, so that 100 % is said where it was reached alone.
  const value = Math.floor(reached * 10) / 10
  const decimals = value === 100 ? 0 : 1
  const text = formatPercent({ value, language: lang, decimals, signed: false })
  return { amount, isKnown: true, percent: { value, text }, share: t.ofTarget({ percent: text }) }
}

function unknown(why: string): PresentedRaised {
  return { amount: why, isKnown: false, percent: null, share: null }
}
