import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFacts, noFacts, openUntil, stateOf, type SubscriptionFacts } from './subscription-facts.ts'

const moment = fc.option(fc.integer({ min: 1, max: 20 }))
const facts: fc.Arbitrary<SubscriptionFacts> = fc.record({
  paidAt: moment,
  lastPaidAt: moment,
  paidUntil: moment,
  failedAt: moment,
  renewal: fc.option(fc.record({ at: fc.integer({ min: 1, max: 5 }), isCancelled: fc.boolean() })),
  endedAt: moment,
  refundedAt: moment,
  declinedAt: moment,
  expiredAt: moment,
})
const merged = (all: readonly SubscriptionFacts[]) => all.reduce(mergeFacts, noFacts)

describe('the facts of a subscription', () => {
  it('merge to the same result in any order and any number of times', () => {
    const reported = fc.array(facts, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        reported.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, again]) => {
          expect(merged(again)).toEqual(merged(all))
          expect(stateOf(merged(again))).toBe(stateOf(merged(all)))
        },
      ),
    )
  })

  it('change nothing when they are repeated', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const both = mergeFacts(one, other)
        expect(mergeFacts(both, one)).toEqual(both)
        expect(mergeFacts(both, other)).toEqual(both)
      }),
    )
  })

  it('give access to Premium only with a payment and without a refund', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const isPaid = one.paidAt !== null && one.refundedAt === null && one.endedAt === null
        expect(openUntil(one) !== undefined).toBe(isPaid && one.paidUntil !== null)
      }),
    )
  })
})

const paid = { ...noFacts, paidAt: 1, lastPaidAt: 1, paidUntil: 100 }

it.each([
  [noFacts, 'waiting'],
  [{ ...noFacts, declinedAt: 2 }, 'declined'],
  [{ ...noFacts, expiredAt: 2 }, 'expired'],
  [paid, 'active'],
  [{ ...paid, expiredAt: 2 }, 'active'],
  [{ ...paid, renewal: { at: 5, isCancelled: true } }, 'cancelling'],
  [{ ...paid, failedAt: 100 }, 'overdue'],
  [{ ...paid, failedAt: 100, lastPaidAt: 101 }, 'active'],
  [{ ...paid, endedAt: 100 }, 'ended'],
  [{ ...paid, endedAt: 100, refundedAt: 101 }, 'refunded'],
] as const)('%j is %s', (known, state) => {
  expect(stateOf(known)).toBe(state)
})
