import { subscriptionStates } from '../../../domain/purchase/subscription-facts.ts'
import { choice, optional, page, required, several } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

const amount = (word: string) => {
  const [, currency, digits] = /^([A-Z]{3})=(-?\d+(?:\.\d+)?)$/.exec(word) ?? []
  if (currency === undefined)
    throw new WrongArguments('Write an amount as a currency and a number, such as JPY=580.')
  return [currency, Number(digits)] as const
}

const subscription = required(
  'SUBSCRIPTION',
  'Say a subscription by its number, such as S3F2A9C1B, or by its id, as subscriptions list shows it.',
)
const sold = choice(['yes', 'no'], '--sold')

const loadSold = () => import('./run-sold.ts')
const loadSubscriptions = () => import('./run-subscriptions.ts')

export const plans: Thing = {
  help: 'Plans of CoinView Premium and their prices.',
  verbs: {
    list: verb({
      help: 'Lists plans with their prices.',
      run: async (_, deps) => (await loadSold()).listAllPlans(deps),
    }),
    set: verb({
      help: `Sets prices in minor units (JPY=580 is 580 yen, USD=399 is 399 cents), and whether the plan is sold. A new
price applies only to new subscriptions.`,
      id: required('PLAN', 'Say the id of a plan, as plans list shows it.'),
      options: { price: several('JPY=580', amount), sold },
      check({ price, sold: isSold }) {
        if (price.length === 0 && isSold === undefined)
          throw new WrongArguments('Say what to set: --price or --sold.')
      },
      run: async ({ id, price, sold: typed }, deps) => {
        const isSold = typed === undefined ? undefined : typed === 'yes'
        return (await loadSold()).setPlan({ id, price: Object.fromEntries(price), sold: isSold }, deps)
      },
    }),
  },
}

export const coupons: Thing = {
  help: 'Coupons that lower the first payment for a plan.',
  verbs: {
    list: verb({
      help: 'Lists coupons: discount, plans, how often each was used and when it expires.',
      run: async (_, deps) => (await loadSold()).listAllCoupons(deps),
    }),
    add: verb({
      help: 'Adds a coupon that lowers the first payment by --percent, or by --amount in minor units (JPY=1000 is 1,000 yen), for every\nplan or for those of --plan. --uses limits how often it can be used in total; --ends is when it expires.',
      id: required('CODE', 'Say the code of the coupon.'),
      options: {
        percent: optional('N', Number),
        amount: several('JPY=1000', amount),
        plan: several('PLAN'),
        uses: optional('N', Number),
        ends: optional('2026-12-31'),
      },
      run: async ({ id, percent, amount: amounts, plan, uses, ends }, deps) => {
        const row = {
          code: id,
          percent,
          amounts: amounts.length === 0 ? undefined : Object.fromEntries(amounts),
          plan_ids: plan.length === 0 ? undefined : plan,
          most_uses: uses,
          ends_at: ends,
        }
        return (await loadSold()).addCoupon(row, deps)
      },
    }),
    end: verb({
      help: 'Ends a coupon: buyers cannot use it any more.',
      id: required('CODE', 'Say the code of the coupon.'),
      run: async (input, deps) => (await loadSold()).end(input, deps),
    }),
  },
}

export const subscriptions: Thing = {
  help: 'Subscriptions to CoinView Premium.',
  verbs: {
    list: verb({
      help: 'Lists subscriptions, the newest first, 50 a page; --state and --email select some.',
      options: { state: choice(subscriptionStates, '--state'), email: optional('ADDRESS'), page },
      run: async (input, deps) => (await loadSubscriptions()).list(input, deps),
    }),
    show: verb({
      help: 'Shows a subscription and its history.',
      id: subscription,
      run: async (input, deps) => (await loadSubscriptions()).show(input, deps),
    }),
    cancel: verb({
      help: 'Ends a subscription when its paid period is over, without a refund.',
      id: subscription,
      run: async (input, deps) => (await loadSubscriptions()).cancel(input, deps),
    }),
    refund: verb({
      help: 'Refunds the last payment and ends the subscription now. The buyer gets a mail.',
      id: subscription,
      run: async (input, deps) => (await loadSubscriptions()).refund(input, deps),
    }),
  },
}
