import { expect, test } from 'vitest'
import { countryCode } from '../../kernel/site/names-in-language.ts'
import { participationOf } from './participation.ts'

const of = (areas: string[], notUs = false) =>
  (['ja', 'en', 'ko', 'zh'] as const).map((language) =>
    participationOf({ areas, notUs }, { language, countryCode }),
  )

test('a country that the project names may not take part, whether by its code or by a name', () => {
  expect(of(['US', 'China'])).toEqual(['notListed', 'refused', 'notListed', 'refused'])
  expect(of(['Japan', 'Korea, South'])).toEqual(['refused', 'notListed', 'refused', 'notListed'])
})

test('a sale that is closed to the US says nothing about other countries', () => {
  expect(of([], true)).toEqual(['notListed', 'refused', 'notListed', 'notListed'])
})

test('a sale without a list states nothing, which is no yes', () => {
  expect(of([])).toEqual(['notStated', 'notStated', 'notStated', 'notStated'])
  expect(of(['Worldwide'])).toEqual(['notListed', 'notListed', 'notListed', 'notListed'])
})
