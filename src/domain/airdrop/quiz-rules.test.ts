import { describe, expect, it } from 'vitest'
import { readQuiz } from './quiz-rules.ts'

const texts = (text: string) => ({ ja: text, en: text, ko: text, zh: text })
const row = {
  quiz_id: 'hinode',
  title: texts('Hinode'),
  lede: texts('Roofs'),
  token: { asset_id: 'test-hng', symbol: 'HNG', name: 'Test Hinode', decimals: 4 },
  reward: '120.5',
  pool: '1000000',
  begin: '2026-04-14T00:00:00Z',
  over: '2026-04-18T14:59:00Z',
  price_krw: '98.5',
  price_date: '2026-04-13',
  questions: [{ text: texts('?'), choices: [texts('a'), texts('b')], right: 1, explanation: texts('b') }],
}
const faultsOf = (changed: object) => {
  const reading = readQuiz({ ...row, ...changed })
  return 'errors' in reading ? reading.errors.map(({ field, code }) => `${field} ${code}`) : []
}

describe('a row of a quiz', () => {
  it('is read to the smallest unit', () => {
    const reading = readQuiz(row)
    expect('content' in reading && reading.content).toMatchObject({
      reward: 1_205_000n,
      pool: 10_000_000_000n,
    })
  })

  it.each([
    [{ reward: 120.5 }, 'reward not_an_amount'],
    [{ reward: '0.00001' }, 'reward not_an_amount'],
    [{ reward: '0' }, 'reward not_an_amount'],
    [{ pool: '132' }, 'pool minimum_above_maximum'],
    [{ over: row.begin }, 'over end_before_start'],
    [{ begin: '2026-04-14' }, 'begin not_a_date'],
    [{ price_date: '2026-02-30' }, 'price_date not_a_date'],
    [{ price_krw: '0' }, 'price_krw not_an_amount'],
    [{ og_img: '//evil.example/a.png' }, 'og_img not_an_image'],
    [{ og_img: '/../secret' }, 'og_img not_an_image'],
    [{ quiz_id: 'Hinode!' }, 'quiz_id not_an_id'],
    [{ title: { ...texts('x'), zh: undefined } }, 'title.zh required'],
    [{ questions: [] }, 'questions required'],
    [{ questions: [{ ...row.questions[0], right: 2 }] }, 'questions.0.right not_a_number'],
    [{ questions: [{ ...row.questions[0], choices: [texts('a')] }] }, 'questions.0.choices required'],
    [{ token: { ...row.token, decimals: 19 } }, 'token.decimals not_a_number'],
  ])('with %j is refused', (changed, fault) => expect(faultsOf(changed)).toContain(fault))
})
