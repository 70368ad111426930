import { describe, expect, it } from 'vitest'
import { readReceipt, writeReceipt, writeVersion } from './receipt.ts'

describe('the receipt number of a submission', () => {
  it('is a letter and a number, and names the version after a correction', () => {
    expect(writeReceipt({ kind: 'event', id: '12' })).toBe('E12')
    expect(writeVersion({ kind: 'project', id: '7', corrections: 0 })).toBe('P7')
    expect(writeVersion({ kind: 'project', id: '7', corrections: 2 })).toBe('P7.3')
  })

  it.each([
    ['E12', { kind: 'event', id: '12', version: undefined }],
    ['e12.3', { kind: 'event', id: '12', version: 3 }],
    ['12', { kind: 'event', id: '12', version: undefined }],
    ['P7', { kind: 'project', id: '7', version: undefined }],
  ])('%s is read as people type it', (text, receipt) => {
    expect(readReceipt(text, 'event')).toEqual(receipt)
  })

  it.each(['', 'E', 'E0', 'K12', 'E12.', 'E12.0', '-1', 'E1234567890123456789'])('%j is none', (text) => {
    expect(readReceipt(text, 'event')).toBeUndefined()
  })
})
