import { expect, test } from 'vitest'
import { presentSales } from './present-sales.ts'

const found = (item_id: string, symbol: string | null) => ({
  item_id,
  symbol,
  name: item_id,
  ico_start: '2026-01-01T00:00:00.000Z',
  ico_end: null,
})

test('the sales of a coin have exactly its symbol, in upper or lower case', () => {
  const sales = presentSales(
    [found('a', 'ABC'), found('b', 'abc'), found('c', 'ABCD'), found('d', null)],
    'Abc',
  )
  expect(sales.map(({ itemId }) => itemId)).toEqual(['a', 'b'])
  expect(sales[0]).toEqual({ itemId: 'a', name: 'a', start: '2026-01-01T00:00:00.000Z', end: null })
})
