import { expect, it } from 'vitest'
import { isJump } from './jump.ts'

it('a jump exceeds the factor in either direction', () => {
  const jumps = [80, 100, 1, 0.8].map((after) => isJump({ before: 9, after, factor: 10 }))
  expect(jumps).toEqual([false, true, false, true])
})
