import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differingParts } from './text-difference.ts'

const maxLength = 60
const page = 'The sale is open to all who have passed the check of identity. '.repeat(4)

describe('two versions of a text', () => {
  it('are not cut when they are short', () => {
    expect(differingParts({ before: 'Monday', after: 'Friday', maxLength })).toEqual({
      before: 'Monday',
      after: 'Friday',
    })
  })

  it('are cut to where they differ when their first page is the same', () => {
    const parts = differingParts({
      before: `${page}It ends on Monday.`,
      after: `${page}It ends on Friday.`,
      maxLength,
    })
    expect(parts.before).toMatch(/^….*It ends on Monday\.$/)
    expect(parts.after).toMatch(/^….*It ends on Friday\.$/)
  })

  it('show what was added when only the end of one is new', () => {
    const { before, after } = differingParts({ before: page, after: `${page}No refunds.`, maxLength })
    expect(after).toContain('No refunds.')
    expect(before).not.toBe(after)
  })

  it('look different when they differ, and are never longer than the limit', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, text, text, (start, one, other) => {
        fc.pre(one.slice(0, 20) !== other.slice(0, 20))
        const { before, after } = differingParts({
          before: start + one,
          after: start + other,
          maxLength: 400,
        })
        expect(before).not.toBe(after)
      }),
    )
  })
})
