import { describe, expect, it } from 'vitest'
import { axisPrice } from './axis-price.ts'

describe('the axis of a chart', () => {
  it('writes yen, won and yuan in ten thousands, with as many decimals as they need to differ', () => {
    const yen = axisPrice({ low: 11_700_000, high: 11_800_000, currency: 'JPY', language: 'ja' })
    expect([11_700_000, 11_725_000, 11_766_917].map(yen)).toEqual([
      '1,170.0万円',
      '1,172.5万円',
      '1,176.7万円',
    ])
    const won = axisPrice({ low: 90_000_000, high: 130_000_000, currency: 'KRW', language: 'ko' })
    expect([90_000_000, 125_000_000].map(won)).toEqual(['0.90억원', '1.25억원'])
    const yuan = axisPrice({ low: 500_000, high: 600_000, currency: 'CNY', language: 'zh' })
    expect(yuan(550_000)).toBe('55.0万元')
  })

  it('writes other prices as everywhere else', () => {
    expect(axisPrice({ low: 1, high: 90_000, currency: 'USD', language: 'ja' })(79_000)).toBe('$79,000.00')
    expect(axisPrice({ low: 1, high: 900, currency: 'JPY', language: 'ja' })(812)).toBe('812円')
    expect(axisPrice({ low: 1, high: 9e6, currency: 'JPY', language: 'en' })(8e6)).toBe('¥8,000,000')
  })

  it('has no price below zero, in whichever currency', () => {
    for (const currency of ['JPY', 'USD', 'BTC'] as const)
      expect(axisPrice({ low: 0.1, high: 90_000, currency, language: 'ja' })(-0.01)).toBe('')
    expect(axisPrice({ low: 1, high: 90_000, currency: 'JPY', language: 'ja' })(0)).toBe('0円')
  })
})
