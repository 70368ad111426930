import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongerThan } from '../kernel/text/text.ts'
import { fillDescription, leadingSentences, lengthened, metaDescription } from './description.ts'

const japanese = '瓦版はトークンセールと暗号資産の相場を伝えます。'

describe('description of a page', () => {
  it('is the text of the page, short or not, without the sentence of the site', () => {
    expect(metaDescription({ parts: 'ビットコインの相場です。', fallback: japanese })).toBe(
      'ビットコインの相場です。',
    )
  })

  it('is that of the site when the page has none', () => {
    expect(metaDescription({ parts: '  ', fallback: japanese })).toBe(japanese)
  })

  it('has 140 characters at most and ends with a sentence', () => {
    const sentence = `${'あ'.repeat(69)}。`
    expect(metaDescription({ parts: sentence + sentence, fallback: '' })).toBe(sentence + sentence)
    expect(metaDescription({ parts: `${sentence}い${sentence}`, fallback: '' })).toBe(sentence)
    const english = `Founded in 2019. It ${'sells '.repeat(30)}power.`
    expect(metaDescription({ parts: english, fallback: '' })).toBe('Founded in 2019.')
  })

  it('of one sentence that is too long is cut after a word', () => {
    const long = `Solar power for ${'islands and '.repeat(20)}harbours.`
    expect(metaDescription({ parts: long, fallback: '' })).toMatch(/^Solar .* (?:islands|and)…$/)
    const chinese = `${'岛屿太阳能，'.repeat(30)}完。`
    expect(metaDescription({ parts: chinese, fallback: '' })).toBe(
      `${'岛屿太阳能，'.repeat(22)}岛屿太阳能`.concat('…'),
    )
  })

  it('never cuts a character apart', () => {
    expect(metaDescription({ parts: '🗞️'.repeat(150), fallback: '' })).toBe(`${'🗞️'.repeat(140)}…`)
  })

  it('is at most 141 characters long and well-formed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'large' }),
      fc.string({ unit: 'binary', maxLength: 200, size: 'large' }),
    )
    fc.assert(
      fc.property(text, (own) => {
        const description = metaDescription({ parts: own, fallback: '' })
        expect(isLongerThan(description, 141)).toBe(false)
        expect(description.isWellFormed()).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a further sentence', () => {
  const further = '从本页还可查看其他活动。'

  it('is added only to a description of less than 80 columns, of which a Chinese character takes two', () => {
    const [short, long] = ['短'.repeat(39), '长'.repeat(40)] as const
    expect(lengthened({ parts: [short], further })).toEqual([short, further])
    expect(lengthened({ parts: [long], further })).toEqual([long])
    expect(lengthened({ parts: ['Prices of today.'], further: 'See more.' })).toHaveLength(2)
    expect(lengthened({ parts: [`${'x'.repeat(79)}.`], further: 'See more.' })).toHaveLength(1)
  })
})

describe('a description of facts', () => {
  it.each([
    [['島の太陽光です。', '上限額は$8Mです。'], '島の太陽光です。上限額は$8Mです。'],
    [['島の太陽光', '上限額は$8Mです。'], '島の太陽光。上限額は$8Mです。'],
    [['他们说：“能行。”', '最高目标$8M。'], '他们说：“能行。”最高目标$8M。'],
    [['Island power', 'Maximum $8M.'], 'Island power. Maximum $8M.'],
    [['섬의 태양광입니다.', '상한 $8M.'], '섬의 태양광입니다. 상한 $8M.'],
    [['', 'Maximum $8M.'], 'Maximum $8M.'],
  ])('of %j is written by the rules of its script', (parts, expected) => {
    expect(fillDescription(parts)).toBe(expected)
  })

  it('leaves out a part that does not fit', () => {
    expect(fillDescription(['A.', `${'b'.repeat(140)}.`, 'C.'])).toBe('A. C.')
  })

  it.each([
    ['It costs 1.5 ETH. See Fig. 2 for more.', 'It costs 1.5 ETH.'],
    ['「本当ですか。」と聞きました。はい。', '「本当ですか。」と聞きました。'],
    ['섬에 3.5MW를 놓습니다. 전기를 팝니다.', '섬에 3.5MW를 놓습니다.'],
  ])('takes whole sentences of %j', (text, first) => {
    expect(leadingSentences(text, 'x'.repeat(138 - first.length))).toBe(first)
  })
})
