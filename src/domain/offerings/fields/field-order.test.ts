import { describe, expect, it } from 'vitest'
import { inFieldOrder } from './field-order.ts'

const keysOf = (items: Parameters<typeof inFieldOrder>[0]) => inFieldOrder(items).map(({ key }) => key)

describe('the order of fields', () => {
  it('is that of the table', () => {
    expect(keysOf([{ key: 'b' }, { key: 'a' }])).toEqual(['b', 'a'])
  })

  it('puts a field right after the one that it follows, wherever that is', () => {
    expect(keysOf([{ key: 'c', after: 'b' }, { key: 'b', after: 'a' }, { key: 'a' }, { key: 'd' }])).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('throws when a field follows one that is not in its list', () => {
    expect(() => inFieldOrder([{ key: 'a', after: 'x' }])).toThrow('a: x is not in its list')
  })
})
