import { abbreviateMoney } from '../../domain/kernel/money/money-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import { readInstant } from '../../domain/kernel/time/instant.ts'
import { formatZonedDayIn } from '../../domain/kernel/time/language-day.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { goalOf, minimumPercent } from '../../domain/offerings/sale/goal.ts'
import { closingOf } from '../../domain/offerings/sale/lifecycle.ts'
import { progressPercent } from '../../domain/offerings/sale/progress.ts'
import { statusBoxOf } from '../../domain/offerings/sale/status.ts'
import { countdownTo } from '../../domain/widgets/countdown.ts'
import { wordsFor } from '../words/words-for.ts'
import type { WidgetOffering } from './presented-widget.ts'

interface OfferingInput {
  readonly entry: ListedOffering
  readonly lang: Language
  readonly now: number
}

export function presentOffering(input: OfferingInput): WidgetOffering {
  const { entry, lang } = input
  const t = wordsFor(lang, 'widgets-drawn')
  const box = statusBoxOf(entry)
  return {
    name: nameInLanguage(entry, lang),
    symbol: entry.symbol,
    slogan: localised(entry, 'slogan', lang) ?? '',
    logo: entry.logo,
    status: { box, text: entry.lapsed ? t.statusUnknown() : wordsFor(lang, 'filters')[box]() },
    ...presentClock(input),
    ...presentMoney(input),
  }
}

function presentClock({ entry, lang, now }: OfferingInput): Pick<WidgetOffering, 'clock' | 'when'> {
  const t = wordsFor(lang, 'widgets-drawn')
  const { status, ico_start: start, ico_end: end } = entry
  if (entry.lapsed) return { clock: null, when: t.statusUnknown() }
  const counted = (label: string, until: number, when: string) => ({
    clock: { label, until, left: countdownTo(until, now) },
    when,
  })
  if (status === 0) {
    const opens = readInstant(start ?? '')
    if (opens === undefined || opens <= now) return { clock: null, when: t.startUndecided() }
    return counted(t.opensIn(), opens, t.opensOn({ date: dayOf(start, lang) }))
  }
  const closes = closingOf(end ?? '')
  if (status === 1 && closes === undefined) return { clock: null, when: t.endUndecided() }
  if (status === 1 && closes !== undefined && closes > now)
    return counted(t.endsIn(), closes, t.endsOn({ date: dayOf(end, lang) }))
  return { clock: null, when: closes === undefined ? t.over() : t.endsOn({ date: dayOf(end, lang) }) }
}

/** The day on which a sale opens or closes, with its zone. */
function dayOf(at: string | null, language: Language): string {
  return at === null ? '' : formatZonedDayIn({ at, language })
}

function presentMoney({
  entry,
  lang,
}: OfferingInput): Pick<WidgetOffering, 'raised' | 'target' | 'progress' | 'minimum' | 'reached'> {
  const t = wordsFor(lang, 'widgets-drawn')
  const money = (value: string) => abbreviateMoney({ value, currency: 'USD', language: lang })
  const raised = entry.raised_amount.usd
  const goal = goalOf(entry)
  const amount = goal.usd === null ? null : money(goal.usd)
  const target =
    amount === null ? null : goal.isMinimum ? t.minimum({ target: amount }) : t.target({ target: amount })
  // A raised amount of zero before the start of a sale is no result, so "not open yet" is shown instead.
  if (entry.status === 0 && Number(raised ?? 0) === 0)
    return { raised: t.notOpenYet(), target, progress: null, minimum: null, reached: '' }
  if (raised === null) return { raised: t.notDisclosed(), target, progress: null, minimum: null, reached: '' }
  const reached = progressPercent({ sold: raised, forSale: goal.usd })
  if (reached === undefined)
    return { raised: money(raised), target, progress: null, minimum: null, reached: t.raised() }
  // Rounded down, so that `100%` appears only if the target was reached.
  const percent = Math.floor(reached * 10) / 10
  const decimals = percent === 100 ? 0 : 1
  const text = formatPercent({ value: percent, language: lang, decimals, signed: false })
  return {
    raised: money(raised),
    target,
    progress: percent,
    minimum: minimumPercent(entry),
    reached: goal.isMinimum ? t.reachedMinimum({ percent: text }) : t.reached({ percent: text }),
  }
}
