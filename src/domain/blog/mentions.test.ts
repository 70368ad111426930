import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDistinctiveName, matcherOf, candidateNames, type Mention } from './mentions.ts'

const bitcoin = { name: 'ビットコイン', path: '/market/bitcoin', coin: 'bitcoin' }
const english = { name: 'Bitcoin', path: '/market/bitcoin', coin: 'bitcoin' }
const cash = { name: 'ビットコインキャッシュ', path: '/market/bitcoin-cash', coin: 'bitcoin-cash' }
const grid = { name: 'Hinode Grid', path: '/ico/hinode-grid' }

function found(text: string, mentions: readonly Mention[]): string[] {
  const next = matcherOf(mentions)
  const places: string[] = []
  for (let match = next(text, 0); match !== undefined; match = next(text, match.end))
    places.push(`${match.start} ${match.mention.path}`)
  return places
}

describe('a mention', () => {
  it('is found at its first occurrence, under any of its names', () => {
    expect(found('Bitcoinとビットコインとビットコイン', [bitcoin, english])).toEqual(['0 /market/bitcoin'])
  })

  it('is the longest of several matching names, and never a part of a word', () => {
    expect(found('ビットコインキャッシュとビットコイン', [bitcoin, cash])).toEqual([
      '0 /market/bitcoin-cash',
      '12 /market/bitcoin',
    ])
    expect(found('ビットコインマイナー Bitcoins myBitcoin', [bitcoin, english])).toEqual([])
    expect(found('Hinode Gridの募集', [grid])).toEqual(['0 /ico/hinode-grid'])
  })

  it('is skipped if its name is short, an everyday word, or shared by several', () => {
    expect(
      found(
        'AI ETC Token BONUS',
        ['AI', 'ETC', 'Token', 'BONUS'].map((name) => ({ name, path: `/ico/${name}` })),
      ),
    ).toEqual([])
    expect(
      found('Lumen', [
        { name: 'Lumen', path: '/ico/a' },
        { name: 'Lumen', path: '/ico/b' },
      ]),
    ).toEqual([])
    expect(
      found('Solana', [
        { name: 'Solana', path: '/ico/solana' },
        { name: 'Solana', path: '/market/solana', coin: 'solana' },
      ]),
    ).toEqual(['0 /market/solana'])
  })

  it('can have any characters in its name', () => {
    expect(found('a (x*+?[\\]/-) b', [{ name: '(x*+?[\\]/-)', path: '/ico/x' }])).toEqual(['2 /ico/x'])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, text) => {
        found(text + name + text, [{ name, path: '/ico/x' }])
      }),
    )
  })
})

describe('candidates for names', () => {
  it('are words in a row, runs of katakana, and quotations', () => {
    const names = candidateNames('先月のHinode Grid Saleは、イーサリアムで「まちの電力」を買う募集。')
    for (const name of ['Hinode Grid', 'Hinode Grid Sale', 'イーサリアム', 'まちの電力'])
      expect(names).toContain(name)
    expect(names).not.toContain('Sale')
  })

  it('are all distinctive, and limited in number for a text of any length', () => {
    const names = candidateNames('Alpha beta Gamma delta '.repeat(5_000) + 'ア'.repeat(100_000))
    expect(names.every((name) => isDistinctiveName(name))).toBe(true)
    expect(names.length).toBeLessThan(100)
    expect(
      candidateNames(Array.from({ length: 30_000 }, (_, n) => `Word${n}`).join(' ')).length,
    ).toBeLessThanOrEqual(20_000)
  })
})
