import { describe, expect, it } from 'vitest'
import { mergeValues } from './merge-values.ts'

describe('two edits of one form', () => {
  it('keep what only one side changed, and contest the rest', () => {
    const merged = mergeValues({
      base: { a: '1', b: '1', c: '1', d: '1' },
      mine: { a: '2', b: '1', c: '2', d: '2' },
      theirs: { a: '3', b: '3', c: '1', d: '2' },
    })
    expect(merged).toEqual({
      values: { a: '2', b: '3', c: '2', d: '2' },
      contested: ['a'],
      taken: ['b'],
    })
  })

  it('treat different kinds of empty values as unchanged', () => {
    const merged = mergeValues({ base: { a: null, b: [] }, mine: { a: '', b: [' '] }, theirs: { a: ' ' } })
    expect(merged).toMatchObject({ contested: [], taken: [] })
  })

  it('contest a list as a whole', () => {
    const base = { team: [{ name: 'Aya' }] }
    const mine = { team: [{ name: 'Aya' }, { name: 'Ben' }] }
    const theirs = { team: [{ name: 'Aya', title: 'CEO' }] }
    expect(mergeValues({ base, mine, theirs }).contested).toEqual(['team'])
    expect(mergeValues({ base, mine, theirs: mine }).contested).toEqual([])
  })
})
