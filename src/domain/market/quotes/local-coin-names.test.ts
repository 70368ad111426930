import { describe, expect, it } from 'vitest'
import { coinNameIn, localCoinNames } from './local-coin-names.ts'

describe('the name of a coin', () => {
  it.each([
    ['ja', 'ビットコイン'],
    ['en', 'Bitcoin'],
    ['ko', '비트코인'],
    ['zh', '比特币'],
  ] as const)('is what readers of %s call it', (language, expected) => {
    expect(coinNameIn({ id: 'bitcoin', name: 'Bitcoin', language })).toBe(expected)
  })

  it('is its own where a language has none for it', () => {
    expect(coinNameIn({ id: 'monero', name: 'Monero', language: 'ja' })).toBe('モネロ')
    expect(coinNameIn({ id: 'hotaru-ledger', name: 'Hotaru Ledger', language: 'ja' })).toBe('Hotaru Ledger')
    expect(coinNameIn({ id: 'constructor', name: 'Constructor', language: 'ja' })).toBe('Constructor')
  })

  it('is in the script of the language and belongs to only one coin', () => {
    const scripts = {
      ja: /^[\p{Script=Katakana}ー・（）A-Z0-9]+$/u,
      ko: /^[\p{Script=Hangul} A-Z0-9]+$/u,
      zh: /^[\p{Script=Han}A-Z0-9]+$/u,
    }
    const names = [...localCoinNames.values()]
    for (const language of ['ja', 'ko', 'zh'] as const) {
      const written = names.flatMap((name) => name[language] ?? [])
      expect(written.filter((name) => !scripts[language].test(name))).toEqual([])
      expect(new Set(written).size).toBe(written.length)
    }
  })
})
