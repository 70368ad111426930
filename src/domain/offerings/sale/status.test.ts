import { describe, expect, it } from 'vitest'
import { readStatus, statusFacts, statusOfName } from './status.ts'

describe('status', () => {
  it.each([
    [0, 'pre-open', 'grey', 'pre-open'],
    [1, 'ongoing', 'orange', 'ongoing'],
    [2, 'succeeded', 'green', 'finished'],
    [3, 'failed', 'red', 'finished'],
  ] as const)('%d is %s, in %s, shown as %s', (status, name, colour, group) => {
    expect(statusFacts[status]).toMatchObject({ name, colour, group })
    expect(statusOfName(name)).toBe(status)
  })

  it.each([4, -1, 1.5, '', ' 1', '01', null, undefined, true, 'ongoing', [1]])('%j is none', (value) => {
    expect(readStatus(value)).toBeUndefined()
  })

  it('is a number, or the number as text', () => {
    expect([0, '0', 3, '3'].map(readStatus)).toEqual([0, 0, 3, 3])
    expect(statusOfName('toString')).toBeUndefined()
  })
})
