import { subscriptionStates, type SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'
import { parseWords } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

/** By currency, as it was typed: the rules of a row say what is wrong with it. */
type TypedAmounts = Readonly<Record<string, unknown>>

export type PurchaseCommand =
  | { readonly name: 'plans'; readonly act: 'list' }
  | {
      readonly name: 'plans'
      readonly act: 'set'
      readonly planId: string
      readonly prices: TypedAmounts
      readonly isSold: boolean | undefined
    }
  | { readonly name: 'coupons'; readonly act: 'list' }
  | { readonly name: 'coupons'; readonly act: 'add'; readonly row: Readonly<Record<string, unknown>> }
  | { readonly name: 'coupons'; readonly act: 'end'; readonly code: string }
  | {
      readonly name: 'subscriptions'
      readonly act: 'list'
      readonly state: SubscriptionState | undefined
      readonly email: string | undefined
      readonly page: number
    }
  | { readonly name: 'subscriptions'; readonly act: 'show' | 'refund' | 'cancel'; readonly id: string }

type Name = PurchaseCommand['name']
const names: readonly Name[] = ['plans', 'coupons', 'subscriptions']

export function isPurchaseName(name: string | undefined): name is Name {
  return names.some((known) => known === name)
}

export const purchaseUsage = `  npm run site -- plans
  npm run site -- plans set PLAN [--price JPY=580 …] [--sold yes|no]
      What CoinView Premium costs, in minor units (580 yen, 399 cents). A new price is that of new subscriptions alone.
  npm run site -- coupons
  npm run site -- coupons add CODE --percent N|--amount JPY=1000 … [--plan PLAN …] [--uses N] [--ends 2026-12-31]
  npm run site -- coupons end CODE
  npm run site -- subscriptions [--state STATE] [--email ADDRESS] [--page N]
      The newest first, 50 a page.
  npm run site -- subscriptions show|cancel|refund NUMBER
      How one came to be what it is; ends it with its period; pays the last payment back and ends it now.`

/** Of what follows `plans`, `coupons` or `subscriptions`. */
export function readPurchaseArguments(name: Name, given: readonly string[]): PurchaseCommand {
  const { values, positionals } = parsed(given)
  const [act, subject, extra] = positionals
  if (extra !== undefined) throw new WrongArguments(`${quoted(extra)} is one word too many.`)
  const allow = (...allowed: string[]) => {
    const more = Object.keys(values).find((option) => !allowed.includes(option))
    if (more !== undefined) throw new WrongArguments(`--${more} does not go with this command.`)
  }
  const named = (what: string) => {
    if (subject === undefined) throw new WrongArguments(`Say which ${what}.`)
    return subject
  }
  switch (`${name} ${act ?? 'list'}`) {
    case 'plans list':
      allow()
      return { name: 'plans', act: 'list' }
    case 'plans set':
      allow('price', 'sold')
      if (Object.keys(values).length === 0) throw new WrongArguments('Say what to set: --price or --sold.')
      return {
        name: 'plans',
        act: 'set',
        planId: named('plan'),
        prices: amountsOf(values.price ?? []),
        isSold: flagOf(values.sold),
      }
    case 'coupons list':
      allow()
      return { name: 'coupons', act: 'list' }
    case 'coupons add':
      allow('percent', 'amount', 'plan', 'uses', 'ends')
      return { name: 'coupons', act: 'add', row: couponRow(named('code'), values) }
    case 'coupons end':
      allow()
      return { name: 'coupons', act: 'end', code: named('code') }
    case 'subscriptions list':
      allow('state', 'email', 'page')
      return {
        name: 'subscriptions',
        act: 'list',
        state: stateOf(values.state),
        email: values.email,
        page: pageOf(values.page ?? '1'),
      }
    case 'subscriptions show':
    case 'subscriptions refund':
    case 'subscriptions cancel':
      allow()
      // One of the three that stand above.
      return { name: 'subscriptions', act: act as 'show', id: named('subscription') }
    default:
      throw new WrongArguments(`There is no ${name} ${quoted(act ?? '')}.`)
  }
}

function couponRow(
  code: string,
  { percent, amount, plan, uses, ends }: Values,
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

function amountsOf(words: readonly string[]): TypedAmounts {
  const pairs = words.map((word) => {
    const [, currency, digits] = /^([A-Z]{3})=(-?\d+(?:\.\d+)?)$/.exec(word) ?? []
    if (currency === undefined)
      throw new WrongArguments('An amount is a currency and a number, such as JPY=580.')
    return [currency, Number(digits)] as const
  })
  return Object.fromEntries(pairs)
}

function flagOf(word: string | undefined): boolean | undefined {
  if (word !== undefined && word !== 'yes' && word !== 'no') throw new WrongArguments('--sold is yes or no.')
  return word === undefined ? undefined : word === 'yes'
}

function stateOf(word: string | undefined): SubscriptionState | undefined {
  const state = subscriptionStates.find((known) => known === word)
  if (word !== undefined && state === undefined)
    throw new WrongArguments(`The state is one of ${subscriptionStates.join(', ')}.`)
  return state
}

function pageOf(word: string): number {
  if (!/^[1-9]\d{0,6}$/.test(word)) throw new WrongArguments('A page is a number from 1.')
  return Number(word)
}

type Values = ReturnType<typeof parsed>['values']

function parsed(given: readonly string[]) {
  return parseWords(given, {
    price: { type: 'string', multiple: true },
    amount: { type: 'string', multiple: true },
    plan: { type: 'string', multiple: true },
    sold: { type: 'string' },
    percent: { type: 'string' },
    uses: { type: 'string' },
    ends: { type: 'string' },
    state: { type: 'string' },
    email: { type: 'string' },
    page: { type: 'string' },
  })
}
