import { expect, test } from 'vitest'
import { drawPrices } from './price-around.ts'

const points = [100, 110, 99].map((value, place) => ({ time: place * 3_600, value }))

test('the price change before and after an event', () => {
  const drawn = drawPrices(points, 3_600)
  expect(drawn?.x).toBe(300)
  expect(drawn).toMatchObject({ price: 110, from: 0, to: 7_200 })
  expect(drawn?.before).toBeCloseTo(10)
  expect(drawn?.after).toBeCloseTo(-10)
  expect(drawn?.line).toBe('M0 138.9L300 8L600 152')
})

test('an unknown side has no figure, and a single price makes no chart', () => {
  expect(drawPrices(points, 0)).toMatchObject({ before: null })
  expect(drawPrices(points, -1)).toMatchObject({ before: null, price: 100 })
  expect(drawPrices(points, 99_999)).toMatchObject({ after: null, x: 600 })
  expect(drawPrices(points.slice(0, 1), 0)).toBeNull()
})
