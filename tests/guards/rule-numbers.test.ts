import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../../src/domain/kernel/site/language.ts'
import { fillRuleNumbers, ruleNumbers } from '../../src/words/rule-numbers.ts'
import { root, sourceFiles, withoutComments } from '../support/source-files.ts'

interface Text {
  readonly language: Language
  readonly area: string
  readonly key: string
  readonly text: string
}

const units: Readonly<Record<Language, string>> = {
  ja: '秒|分|時|日|営業日|週|か月|年|文字|件|銘柄|万画素',
  en: 'seconds?|minutes?|hours?|h\\b|days?|business days?|weeks?|months?|years?|characters?|coins?|events?|dApps?|megapixels?|pixels?|percent',
  ko: '초|분|시|일|주|개월|년|자|개|종|건|만 화소',
  zh: '秒|分钟|小时|天|工作日|周|个月|年|个|项|万像素',
}
const spelledOut: Readonly<Record<Language, string>> = {
  ja: '',
  en: '|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)',
  ko: '',
  zh: '|[两三四五六七八九十]',
}

/** A number before a unit: `10 %`, `2MB`, `24時間`, `ten minutes`. One of a thing, such as `1 day`, is no limit. */
function numbersIn(text: string, language: Language): string[] {
  const number = `(?:(?<![\\d.,])(?!1\\D)\\d[\\d,.]*${spelledOut[language]})`
  const pattern = new RegExp(`${number}[ -]?(?:${units[language]}|KB|MB|%)|(?<![\\d.,])1 ?[%％]`, 'g')
  return [...text.matchAll(pattern)].map(([match]) => match)
}

const allowed: readonly { readonly at: RegExp; readonly numbers: RegExp; readonly why: string }[] = [
  {
    at: /^(?:market|coin|offering|coinview\/\w+|widgets|server\/cards|server\/widgets-drawn) /,
    numbers: /^(?:24|7)(?:[ -]?(?:h|day)|時|日|시|일|小时|天)/,
    why: 'names of figures: the change of the last 24 hours or 7 days',
  },
  { at: /^server\/sale-terms /, numbers: /./, why: 'usual terms of sales, which are no rules of the site' },
  { at: /^coin range/, numbers: /^3/, why: 'names of ranges of a chart' },
  { at: /^purchase\/page saves$/, numbers: /^12/, why: 'a year has 12 months' },
  { at: /^widgets oneStreamText$/, numbers: /^4/, why: 'the measured size of a script' },
  {
    at: /^(?:badges|coin|frame|market|owner|widgets) /,
    numbers: /^[48]개/,
    why: 'languages and currencies, which another guard counts',
  },
]

async function dictionaryTexts(): Promise<Text[]> {
  const files = languages.flatMap((language) =>
    sourceFiles(`src/words/${language}`, /\.ts$/).map(({ path }) => ({ language, path })),
  )
  const texts = files.map(async ({ language, path }) => {
    const { default: dictionary } = (await import(join(root, path))) as { default: Record<string, string> }
    const area = path.replace(`src/words/${language}/`, '').replace('.ts', '')
    return Object.entries(dictionary).map(([key, text]) => ({ language, area, key, text }))
  })
  return (await Promise.all(texts)).flat()
}

describe('a number of a rule', () => {
  it.each([
    ['ja', '画像は2MB以下、登録から24時間以内、40文字まで。', ['2MB', '24時', '40文字']],
    ['en', 'Up to 2 MB, 10% for the inviter, within ten minutes.', ['2 MB', '10%', 'ten minutes']],
    ['ko', '최대 40자, 10종, 30일.', ['40자', '10종', '30일']],
    ['zh', '最多20个字符，五个工作日，10%。', ['20个', '五个', '10%']],
    ['en', 'One of 1 day, {iconMegabytes} MB.', []],
  ] as const)('is found in a text in %s: %s', (language, text, numbers) => {
    expect(numbersIn(text, language)).toEqual(numbers)
  })

  it('is an argument in every dictionary', async () => {
    const literal = (await dictionaryTexts()).flatMap(({ language, area, key, text }) =>
      numbersIn(text, language)
        .filter(
          (number) => !allowed.some(({ at, numbers }) => at.test(`${area} ${key}`) && numbers.test(number)),
        )
        .map((number) => `${language}/${area} ${key}: ${number}`),
    )
    expect(literal).toEqual([])
  })

  it('is made from its constant in the texts of the API', () => {
    // "The last seven days" names a figure, so its number is no limit.
    const literal = sourceFiles('src/contract', /(?<!\.test)\.ts$/).flatMap(({ path, text }) =>
      [
        ...withoutComments(text)
          .replace('the last seven days', '')
          .matchAll(/'[^'\n]{8,}'|`[^`]{8,}`/g),
      ].flatMap(([sentence]) => numbersIn(sentence, 'en').map((number) => `${path}: ${number}`)),
    )
    expect(literal).toEqual([])
  })

  it('is declared for texts only while a text mentions it', async () => {
    const texts = [
      ...(await dictionaryTexts()).map(({ text }) => text),
      ...sourceFiles('db/demo/pages', /\.md$/).map(({ text }) => text),
    ]
    const unused = Object.keys(ruleNumbers).filter(
      (name) => !texts.some((text) => new RegExp(`\\{${name}[,}]`).test(text)),
    )
    expect(unused).toEqual([])
    expect(fillRuleNumbers('{staleMinutes, spellout} {pixelsInTenThousands, number} {name}', 'en')).toBe(
      'ten 4,000 {name}',
    )
  })

  it('is whole, whatever the unit of the rule', () => {
    expect(Object.entries(ruleNumbers).filter(([, number]) => !Number.isInteger(number))).toEqual([])
  })
})
