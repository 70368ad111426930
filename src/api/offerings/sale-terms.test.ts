import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../domain/kernel/site/language.ts'
import { saleTermsOf } from './sale-terms.ts'

type Stated = Parameters<typeof saleTermsOf>[0]

const person = { avatar: null, name: 'Aya', socials: [] }
const stated = (title: string, time: string, value: string): Stated => ({
  platform: 'New chain',
  token_type: 'Utility (ERC-20)',
  team: [{ ...person, title }],
  bonus: [{ time, value }],
})

it('usual terms are translated with their amounts, whatever their case', () => {
  const entry = stated('co-founder, Chief Executive', 'First 500,000 USD', '8%, locked for three months')
  expect(Object.values(saleTermsOf(entry, 'ja'))).toEqual([
    '独自チェーン',
    'ユーティリティ（ERC-20）',
    '共同創業者兼最高経営責任者',
    '先着500,000 USD',
    '8%（3か月ロックアップ）',
  ])
  expect(saleTermsOf(entry, 'ko')).toMatchObject({ 'Utility (ERC-20)': '유틸리티(ERC-20)' })
  expect(saleTermsOf(entry, 'zh')).toMatchObject({ 'First 500,000 USD': '最先售出的500,000 USD' })
})

it('other texts are left as they are, and so is English', () => {
  const entry = stated('Founder of two companies', 'constructor', 'First week or so')
  expect(saleTermsOf(entry, 'ko')).toEqual({
    'New chain': '자체 메인넷',
    'Utility (ERC-20)': '유틸리티(ERC-20)',
  })
  expect(saleTermsOf(stated('Founder', 'First week', '5%'), 'en')).toEqual({})
})

const demoRows = readFileSync(new URL('../../../db/demo/offerings.ndjson', import.meta.url), 'utf8').trim()
const demo = demoRows.split('\n').map((row) => JSON.parse(row) as Stated)

it.each(languages.filter((language) => language !== 'en'))(
  'no role, kind of token or bonus of the demo sales is left in English: %s',
  (language) => {
    const left = demo.flatMap((entry) => {
      const terms = saleTermsOf(entry, language)
      const texts = [entry.token_type ?? '', ...entry.team.map(({ title }) => title ?? '')]
      const all = [...texts, ...entry.bonus.flatMap(({ time, value }) => [time, value])]
      return all.filter((text) => /[a-z]{2}/.test(Object.hasOwn(terms, text) ? (terms[text] ?? '') : text))
    })
    expect([...new Set(left)]).toEqual([])
  },
)
