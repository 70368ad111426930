import { invitationMilliseconds } from '../domain/airdrop/invitation.ts'
import { inviterPercent } from '../domain/airdrop/reward.ts'
import { maxUserNameLength, sessionMilliseconds } from '../domain/app-users/app-user.ts'
import { loginMilliseconds } from '../domain/app-users/qr-login.ts'
import { replyDays } from '../domain/contact/contact-message.ts'
import { maxNameLength } from '../domain/dapps/dapp-name.ts'
import { maxDapps, maxDomains } from '../domain/dapps/dapp-rules.ts'
import { daysAhead } from '../domain/events/calendar/calendar-view.ts'
import { maxSymbols } from '../domain/events/event-symbol.ts'
import { maxYearsAhead, minYear } from '../domain/events/event-years.ts'
import { daysAroundEvent } from '../domain/events/price-around.ts'
import { maxFileBytes, maxIconBytes, maxPixels, megabyte } from '../domain/files/file-rules.ts'
import { digestHour } from '../domain/follow/digest-time.ts'
import { confirmWithin, forgetAfter } from '../domain/follow/follow.ts'
import type { Language } from '../domain/kernel/site/language.ts'
import { day, hour, minute, second } from '../domain/kernel/time/durations.ts'
import { retention } from '../domain/kernel/time/retention.ts'
import { staleMilliseconds } from '../domain/market/quotes/coin.ts'
import { stripeMinimums } from '../domain/purchase/amount.ts'
import { checkoutMinutes, paymentMinutes } from '../domain/purchase/plan.ts'
import { priceBackPercent } from '../domain/push/price-alert.ts'
import { requestMilliseconds } from '../domain/wallet/payment-request.ts'
import { webhookDeadlineMilliseconds } from '../domain/wallet/webhook-rules.ts'
import { shownEvents } from '../domain/widgets/widget-size.ts'
import { maxCoins } from '../domain/widgets/widget.ts'

/**
 * Numbers of rules that texts mention, made from the constants that enforce the rules. A dictionary writes `{iconMegabytes}`, and the
 * dictionary compiler fills in the number, so callers do not pass it and browsers download only the finished text.
 */
export const ruleNumbers = {
  alertBackPercent: priceBackPercent,
  calendarDaysAhead: daysAhead,
  calendarTokens: maxSymbols,
  checkoutMinutes,
  confirmDays: confirmWithin / day,
  contactReplyDays: replyDays,
  dappNameCharacters: maxNameLength,
  digestHour,
  eventDaysAround: daysAroundEvent,
  eventYearsAhead: maxYearsAhead,
  fileMegabytes: maxFileBytes / megabyte,
  firstEventYear: minYear,
  forgetDays: forgetAfter / day,
  iconMegabytes: maxIconBytes / megabyte,
  inviteHours: invitationMilliseconds / hour,
  inviterPercent,
  loginMinutes: loginMilliseconds / minute,
  /** The smallest amounts that the payment service charges. */
  minCents: stripeMinimums.USD,
  minWon: stripeMinimums.KRW,
  minYen: stripeMinimums.JPY,
  minYuan: stripeMinimums.CNY / 100,
  maxDapps,
  maxDappDomains: maxDomains,
  keptMessageDays: retention.archivedMessage / day,
  keptSubmissionDays: retention.decidedSubmission / day,
  keptUnpaidDays: retention.unpaidPurchase / day,
  megapixels: maxPixels / 1_000_000,
  paymentMinutes,
  /** The number of pixels in units of 10,000 (万, 만), for languages that count in these units. */
  pixelsInTenThousands: maxPixels / 10_000,
  requestMinutes: requestMilliseconds / minute,
  sessionDays: sessionMilliseconds / day,
  staleMinutes: staleMilliseconds / minute,
  tickerCoins: maxCoins.ticker,
  userNameCharacters: maxUserNameLength,
  watchlistCoins: maxCoins.watchlist,
  webhookSeconds: webhookDeadlineMilliseconds / second,
  widgetEvents: shownEvents,
} as const satisfies Readonly<Record<string, number>>

export type RuleNumber = keyof typeof ruleNumbers

/** The words for zero to twelve before a unit, for languages that spell small numbers out. */
const spelled: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
}

/**
 * Fills in the numbers of rules: `up to {iconMegabytes} MB` becomes `up to 2 MB`. `{staleMinutes, spellout}` is `ten` in English and
 * `{pixelsInTenThousands, number}` is `4,000`. Other arguments stay for the caller.
 */
export function fillRuleNumbers(text: string, language: Language): string {
  return text.replaceAll(/\{(\w+)(?:, (number|spellout))?\}/g, (argument, name: string, style?: string) => {
    if (!isRuleNumber(name)) return argument
    const value = ruleNumbers[name]
    if (style === 'number') return new Intl.NumberFormat(language).format(value)
    return (style === 'spellout' ? spelled[language]?.[value] : undefined) ?? String(value)
  })
}

export function isRuleNumber(name: string): name is RuleNumber {
  return Object.hasOwn(ruleNumbers, name)
}
