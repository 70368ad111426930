import { expect, it } from 'vitest'
import { isJump } from './jump.ts'

it('a jump is one either way, by more than the factor', () => {
  const jumps = [80, 100, 1, 0.8].map((after) => isJump({ before: 9, after, factor: 10 }))
  expect(jumps).toEqual([false, true, false, true])
})
