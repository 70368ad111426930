import { describe, expect, it } from 'vitest'
import { languages } from '../site/language.ts'
import { currencies, type WritableCurrency } from './currency.ts'
import { isAsianCurrency, nameMoney } from './money-words.ts'

const all: readonly WritableCurrency[] = [...currencies, 'IDR']

describe('naming money', () => {
  it.each([
    ['ja', '5円 5ウォン 5元'],
    ['en', '¥5 ₩5 CN¥5'],
    ['ko', '5엔 5원 5위안'],
    ['zh', '5日元 5韩元 5元'],
  ] as const)('yen, won and yuan are in %s: %s', (language, expected) => {
    const named = (['JPY', 'KRW', 'CNY'] as const).map((currency) =>
      nameMoney({ digits: '5', currency, language }),
    )
    expect(named.join(' ')).toBe(expected)
  })

  it.each([...languages])('the other currencies look the same in %s', (language) => {
    const named = all
      .filter((currency) => !isAsianCurrency(currency))
      .map((currency) => nameMoney({ digits: '5', currency, language }))
    expect(named).toEqual(['5 BTC', '$5', '€5', 'A$5', '₽5', 'Rp5'])
  })

  it.each([...languages])('no two currencies look alike in %s', (language) => {
    const named = all.map((currency) => nameMoney({ digits: '5', currency, language }))
    expect(new Set(named).size).toBe(all.length)
  })
})
