import { expect, it } from 'vitest'
import { minimumPercent } from './goal.ts'

it.each([
  ['3000000', '8000000', 37.5],
  ['8000000', '8000000', null],
  ['9000000', '8000000', null],
  [null, '8000000', null],
  ['3000000', null, null],
  ['0', '8000000', null],
])('a minimum of %s on a bar that ends at %s lies at %s percent', (min, max, expected) => {
  const at = minimumPercent({ target_amount_min: { usd: min }, target_amount_max: { usd: max } })
  expect(at).toBe(expected)
})
