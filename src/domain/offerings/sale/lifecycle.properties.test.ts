import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInverted, statusAt, type SaleState } from './lifecycle.ts'
import { statuses, type Status } from './status.ts'

const day = fc.option(fc.integer({ min: 1, max: 9 }).map((date) => `2026-04-0${date}`))
const moment = fc.integer({ min: Date.parse('2026-03-30'), max: Date.parse('2026-04-12') })
const sales: fc.Arbitrary<SaleState> = fc.record({
  status: fc.constantFrom(...statuses),
  ico_start: day,
  ico_end: day,
  raised: fc.constantFrom('1', '2', null),
  targetMin: fc.constantFrom('1', '2', undefined),
  pinned: fc.boolean(),
})
const runs = { numRuns: 2000 }

describe('any sale', () => {
  it('keeps its status when an operator set it, when it has ended or when its dates are inverted', () => {
    fc.assert(
      fc.property(sales, moment, (state, now) => {
        fc.pre(state.pinned || state.status > 1 || isInverted(state))
        expect(statusAt({ ...state, now })).toBe(state.status)
      }),
      runs,
    )
  })

  it('has the same status however often the job ran before', () => {
    fc.assert(
      fc.property(sales, fc.array(moment, { minLength: 1, maxLength: 5 }), (state, looks) => {
        const times = looks.toSorted((a, b) => a - b)
        const last = times.at(-1) ?? 0
        const seen = times.reduce<Status>((status, now) => statusAt({ ...state, status, now }), state.status)
        expect(seen).toBe(statusAt({ ...state, now: last }))
      }),
      runs,
    )
  })
})
