import { expect, test } from 'vitest'
import { foldLine, foldText } from '../../domain/kernel/text/folding.ts'
import { foldSearchText } from '../../domain/kernel/text/search-folding.ts'
import { plainParts, queryTokens } from './tokens.ts'

test.each([
  ['ＢＴＣ', 'btc'],
  ['Café ÅNGSTRÖM', 'cafe angstrom'],
  ['ﾋﾞｯﾄ', 'びっと'],
  ['ヴァーチャル', 'ゔぁーちゃる'],
  ['がんばれ', 'がんばれ'],
  ['한글', '한글'],
  ['İstanbul', 'istanbul'],
  ['①', '1'],
])('%s reads as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['太陽能發電', '太阳能发电'],
  ['比特幣', '比特币'],
  ['ﾋﾞｯﾄ電力', 'びっと电力'],
  ['비트코인', '비트코인'],
])('%s is searched as %s', (text, folded) => {
  expect(foldSearchText(text)).toBe(folded)
  expect(foldSearchText(folded)).toBe(folded)
})

test('a line has single spaces and none around it', () => {
  expect(foldLine('  Proof of\t X ')).toBe('proof of x')
})

test.each([
  ['aiの$btc取引', ['ai', '$btc'], ['の', '取引']],
  ['e-commerce, r&d!', ['e', 'commerce', 'r', 'd'], []],
  ['$$$ b@ c++', ['$$$', 'b@', 'c++'], []],
  ['ビット・コイン「取引」', [], ['ビット', 'コイン', '取引']],
  ['𠮷野🚀家', ['🚀'], ['𠮷野', '家']],
  ['coin coin 区块 区块', ['coin'], ['区块']],
])('%s is asked as %j and %j', (text, words, runs) => {
  expect(queryTokens(text)).toEqual({ words, runs })
})

test('a word with symbols has parts between its symbols; a word without symbols has none', () => {
  expect(plainParts('$btc')).toEqual(['btc'])
  expect(plainParts('a+b')).toEqual(['a', 'b'])
  expect(plainParts('btc')).toEqual([])
  expect(plainParts('$$$')).toEqual([])
})
