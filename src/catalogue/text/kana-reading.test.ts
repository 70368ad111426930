import { expect, test } from 'vitest'
import { foldSearchText } from '../../domain/kernel/text/search-folding.ts'
import { inLatinLetters, latinReading } from './kana-reading.ts'

test.each([
  ['ほしぞら', 'hoshizora'],
  ['アキヤ', 'akiya'],
  ['にっぽん', 'nippon'],
  ['マッチャ', 'matcha'],
  ['しゃちょう', 'shachou'],
  ['データ', 'deta'],
  ['ティー', 'ti'],
  ['ヴァーチャル', 'vacharu'],
])('%s is read as %s', (kana, reading) => {
  expect(latinReading(foldSearchText(kana))).toBe(reading)
})

test.each(['星ぞら', '取引', '비트', 'ゝ'])('%s has characters without a reading', (run) => {
  expect(latinReading(run)).toBeUndefined()
})

test('a query is read in Latin letters only if all of its runs are kana', () => {
  expect(inLatinLetters({ words: ['coin'], runs: ['あきや'] })).toEqual({
    words: ['coin', 'akiya'],
    runs: [],
  })
  expect(inLatinLetters({ words: ['coin'], runs: ['あきや', '空'] })).toBeUndefined()
  expect(inLatinLetters({ words: ['coin'], runs: [] })).toBeUndefined()
})
