import { subscriptionStates, type SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'
import { WrongArguments } from '../wrong-arguments.ts'
import type { TypedAmounts } from './purchase-command.ts'

/** Of a coupon, as it was typed: the rules of a row say what is wrong with it. */
interface TypedCoupon {
  readonly percent?: string | undefined
  readonly amount?: readonly string[] | undefined
  readonly plan?: readonly string[] | undefined
  readonly uses?: string | undefined
  readonly ends?: string | undefined
}

export function couponRow(
  code: string,
  { percent, amount, plan, uses, ends }: TypedCoupon,
): Readonly<Record<string, unknown>> {
  return {
    code,
    percent: percent === undefined ? undefined : Number(percent),
    amounts: amount === undefined ? undefined : amountsOf(amount),
    plan_ids: plan,
    most_uses: uses === undefined ? undefined : Number(uses),
    ends_at: ends,
  }
}

export function amountsOf(words: readonly string[]): TypedAmounts {
  const pairs = words.map((word) => {
    const [, currency, digits] = /^([A-Z]{3})=(-?\d+(?:\.\d+)?)$/.exec(word) ?? []
    if (currency === undefined)
      throw new WrongArguments('An amount is a currency and a number, such as JPY=580.')
    return [currency, Number(digits)] as const
  })
  return Object.fromEntries(pairs)
}

export function flagOf(word: string | undefined): boolean | undefined {
  if (word !== undefined && word !== 'yes' && word !== 'no') throw new WrongArguments('--sold is yes or no.')
  return word === undefined ? undefined : word === 'yes'
}

export function stateOf(word: string | undefined): SubscriptionState | undefined {
  const state = subscriptionStates.find((known) => known === word)
  if (word !== undefined && state === undefined)
    throw new WrongArguments(`The state is one of ${subscriptionStates.join(', ')}.`)
  return state
}
