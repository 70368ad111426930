import { describe, expect, it } from 'vitest'
import { makeField, type RowField } from '../../kernel/rows/row-field.ts'
import type { Findings } from '../../kernel/rows/row-issue.ts'
import { industries } from './industries.ts'
import * as rules from './list-field-rules.ts'

function reading<Result>(read: (field: RowField) => Result, value: unknown) {
  const findings: Findings = { errors: [], warnings: [] }
  const result = read(makeField({ name: 'x', value, findings }))
  const stated = [...findings.errors, ...findings.warnings].map(({ field, code }) => `${field} ${code}`)
  return [result, ...stated]
}

describe('industries of an entry', () => {
  it('are any of the twenty-eight in any letter case, without duplicates', () => {
    expect(industries).toHaveLength(28)
    expect(reading(rules.readIndustries, industries)).toEqual([[...industries]])
    expect(reading(rules.readIndustries, ['Real Estate', 'REAL ESTATE', 'casino &amp; gambling'])).toEqual([
      ['Real estate', 'Casino & Gambling'],
    ])
    expect(reading(rules.readIndustries, 'Banking, energy')).toEqual([['Banking', 'Energy']])
  })

  it('give a warning when unknown, and become Other when none is left', () => {
    expect(reading(rules.readIndustries, ['DeFi', 'Media'])).toEqual([['Media'], 'x.0 unknown_industry'])
    expect(reading(rules.readIndustries, ['DeFi'])).toEqual([['Other'], 'x.0 unknown_industry'])
    expect(reading(rules.readIndustries, [])).toEqual([[]])
    expect(reading(rules.readIndustries, { a: 1 })).toEqual([[], 'x not_a_list'])
  })
})

describe('accepted coins', () => {
  it('are symbols in capitals, without duplicates', () => {
    expect(reading(rules.readCoins, ['btc', ' ETH', 'Btc', null])).toEqual([['BTC', 'ETH']])
    expect(reading(rules.readCoins, 'btc/eth, usdt')).toEqual([['BTC', 'ETH', 'USDT']])
  })

  it('are dropped with a warning when they are not symbols', () => {
    expect(reading(rules.readCoins, ['BTC', 'any coin you like', '<b>'])).toEqual([
      ['BTC'],
      'x.1 unknown_coin',
      'x.2 unknown_coin',
    ])
    expect(reading(rules.readCoins, Array(51).fill('BTC'))).toEqual([['BTC'], 'x too_many'])
  })
})

describe('restricted areas', () => {
  it('are a list, or a text with commas', () => {
    expect(reading(rules.readAreas, 'USA, China; Iran, USA.')).toEqual([['USA', 'China', 'Iran']])
    expect(reading(rules.readAreas, ['USA', ''])).toEqual([['USA']])
  })

  it.each([['USA'], ['the US'], ['U.S. citizens'], ['U.S'], ['United States of America']])(
    'with %s keep the United States out',
    (area) => {
      expect(rules.namesUnitedStates(['China', area])).toBe(true)
    },
  )

  it.each([['Russia'], ['Austria'], ['contact us'], ['USSR']])('with %s do not', (area) => {
    expect(rules.namesUnitedStates([area])).toBe(false)
  })
})

describe('attributes', () => {
  it('are off by default', () => {
    const off = { BONUS: false, FOUNDER_INFO_AVAIL: false, NEW_CHAIN: false, CODE_AVAIL: false }
    expect(reading(rules.readAttributes, undefined)).toEqual([off])
    expect(reading(rules.readAttributes, { BONUS: true, CODE_AVAIL: 1, OTHER: true })).toEqual([
      { ...off, BONUS: true, CODE_AVAIL: true },
    ])
    expect(reading(rules.readAttributes, { NEW_CHAIN: 'maybe' })).toEqual([off, 'x.NEW_CHAIN not_a_flag'])
    expect(reading(rules.readAttributes, 'BONUS')).toEqual([off, 'x not_an_object'])
  })
})

describe('team and bonus', () => {
  it('contain people with picture, title and addresses', () => {
    const aya = { avatar: '/files/aya.png', name: ' Aya ', title: 'CEO', socials: ['https://x.com/aya'] }
    expect(reading(rules.readTeam, [aya, { name: 'Ben' }])).toEqual([
      [
        { ...aya, name: 'Aya' },
        { avatar: null, name: 'Ben', title: null, socials: [] },
      ],
    ])
  })

  it('name the position of each error', () => {
    const [, ...stated] = reading(rules.readTeam, [
      { title: 'CEO' },
      'Ben',
      { name: 'Cho', socials: ['x'], avatar: 'y' },
    ])
    expect(stated).toEqual([
      'x.1 not_an_object',
      'x.0.name required',
      'x.2.avatar not_an_image',
      'x.2.socials.0 not_a_url',
    ])
  })

  it('keep the steps as written, without empty ones', () => {
    const steps = [{ time: 'First week', value: '20 %' }, { value: 5 }, {}]
    expect(reading(rules.readBonus, steps)).toEqual([
      [
        { time: 'First week', value: '20 %' },
        { time: '', value: '5' },
      ],
    ])
    expect(reading(rules.readBonus, 'lots')).toEqual([[], 'x not_a_list'])
  })
})
