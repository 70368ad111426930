import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOfferingId, offeringIdFrom } from './offering-id.ts'

describe('id of an offering', () => {
  it.each(['a', 'tord-1', '0x', 'a-b-c', 'a'.repeat(80)])('%s is one', (id) => {
    expect(isOfferingId(id)).toBe(true)
  })

  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a_b', 'é', 'a\n', '../a', 'a'.repeat(81)])(
    '"%s" is none',
    (id) => {
      expect(isOfferingId(id)).toBe(false)
    },
  )

  it.each([
    ['Café & Co. 2.0', 'cafe-co-2-0'],
    ['  ＡＢＣ コイン  ', 'abc'],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    ['仮想通貨', undefined],
    ['', undefined],
  ])('of %s is %s', (name, id) => {
    expect(offeringIdFrom(name)).toBe(id)
  })

  it('is valid when made from any name, and gives itself again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const id = offeringIdFrom(`${name} x`) ?? ''
        expect(isOfferingId(id)).toBe(true)
        expect(offeringIdFrom(id)).toBe(id)
      }),
    )
  })
})
