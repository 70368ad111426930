import { abbreviateMoney } from '../../../domain/kernel/money/money-format.ts'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { readInstant } from '../../../domain/kernel/time/instant.ts'
import { reaches } from '../../../domain/offerings/sale/amount.ts'
import { goalOf } from '../../../domain/offerings/sale/goal.ts'
import { closingOf } from '../../../domain/offerings/sale/lifecycle.ts'
import { progressPercent } from '../../../domain/offerings/sale/progress.ts'
import { presentDay } from './present-day.ts'
import type { CellFields } from './wire.ts'

export function presentSale({ item, language }: { item: CellFields; language: Language }) {
  const money = (value: string | null) =>
    value === null ? null : abbreviateMoney({ value, currency: 'USD', language })
  const goal = goalOf(item)
  return {
    demo: item.is_demo,
    status: item.status,
    assumed: item.status_assumed,
    lapsed: item.lapsed,
    start: item.ico_start === null ? null : presentDay({ at: item.ico_start, language }),
    end: item.ico_end === null ? null : presentDay({ at: item.ico_end, language }),
    opens: momentOf(readInstant(item.ico_start ?? '')),
    closes: momentOf(closingOf(item.ico_end ?? '')),
    raised: item.status === 0 && Number(item.raised_amount.usd) === 0 ? null : money(item.raised_amount.usd),
    target: money(goal.usd),
    isMinimum: goal.isMinimum,
    /** The minimum target beside a maximum. */
    minimum: goal.isMinimum ? null : money(item.target_amount_min.usd),
    isMinimumReached: reaches({ amount: item.raised_amount.usd, goal: item.target_amount_min.usd }) === true,
    sold: soldOf({ item, language }),
  }
}

/**
 * How many percent of the tokens for sale are sold; null if one of the two numbers is unknown. Rounded down, so that only a
 * sold-out sale shows 100 %.
 */
function soldOf({ item, language }: { item: CellFields; language: Language }) {
  const percent = progressPercent({ sold: item.sold_tokens, forSale: item.token_for_sale })
  if (percent === undefined) return null
  const value = Math.floor(percent * 10) / 10
  const decimals = value === 100 ? 0 : 1
  return { percent, text: formatPercent({ value, language, decimals, signed: false }) }
}

function momentOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString()
}

export type Sale = ReturnType<typeof presentSale>
