import { expect, it } from 'vitest'
import { formatWon } from './won-format.ts'

it('won are rounded to whole units, and an amount that rounds to zero is shown as less than one', () => {
  const written = (value: string) => [
    formatWon({ value, language: 'ja' }),
    formatWon({ value, language: 'en' }),
    formatWon({ value, language: 'ko' }),
    formatWon({ value, language: 'zh' }),
  ]
  expect(written('11820')).toEqual(['11,820ウォン', '₩11,820', '11,820원', '11,820韩元'])
  expect(written('87')).toEqual(['87ウォン', '₩87', '87원', '87韩元'])
  expect(written('0')).toEqual(['<1ウォン', '<₩1', '<1원', '<1韩元'])
})
