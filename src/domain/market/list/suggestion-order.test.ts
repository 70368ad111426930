import { expect, test } from 'vitest'
import { likeliestFirst } from './suggestion-order.ts'

const monero = { symbol: 'XMR', names: ['Monero', 'モネロ'] }
const oneLedger = { symbol: 'OLT', names: ['OneLedger'] }
const harmony = { symbol: 'ONE', names: ['Harmony'] }
const oneLaunch = { symbol: 'ONL', names: ['One Launch'] }

test('the coin whose symbol was typed comes first, then names that begin so, then the others', () => {
  expect(likeliestFirst([monero, oneLedger, harmony, oneLaunch], ' Ｏｎｅ')).toEqual([
    harmony,
    oneLedger,
    oneLaunch,
    monero,
  ])
})

test('a name of the reader’s language counts as well', () => {
  expect(likeliestFirst([harmony, monero], 'モネ')).toEqual([monero, harmony])
})
