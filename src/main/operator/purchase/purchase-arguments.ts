import { pageOf, parseWords, refuseMore, refuseOptions } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'
import type { PurchaseCommand, PurchaseName } from './purchase-command.ts'
import { amountsOf, couponRow, flagOf, stateOf } from './typed-values.ts'

/** Of what follows `plans`, `coupons` or `subscriptions`. */
export function readPurchaseArguments(name: PurchaseName, input: readonly string[]): PurchaseCommand {
  const { values, positionals } = parsed(input)
  const [act, subject, ...extra] = positionals
  refuseMore(extra)
  const allow = (...allowed: string[]) => refuseOptions(values, allowed)
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

function parsed(input: readonly string[]) {
  return parseWords(input, {
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
