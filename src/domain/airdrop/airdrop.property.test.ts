import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invitationFault, maskedName, readInviteCode } from './invitation.ts'
import { quizPhase, takesAnswers } from './quiz-phase.ts'
import type { Question } from './quiz.ts'
import { bonusOf, costOf, valueInWon, winsLeft } from './reward.ts'
import { shuffled } from './shuffle.ts'
import { shuffledQuestions, storedChoices, fitsQuestions, judgeAnswers } from './shuffled-questions.ts'

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
const length = fc.integer({ min: 1, max: 10_000_000_000 })
const fiveDays = 432_000_000

describe('a quiz', () => {
  it('is upcoming until exactly 5 days before it begins, to the millisecond', () => {
    fc.assert(
      fc.property(moment, length, (begin, lasting) => {
        const quiz = { begin, over: begin + lasting }
        expect(quizPhase(quiz, begin - fiveDays - 1)).toBe('upcoming')
        expect(quizPhase(quiz, begin - fiveDays)).toBe('opening')
        expect(quizPhase(quiz, quiz.over - 1)).toBe('opening')
        expect(quizPhase(quiz, quiz.over)).toBe('ended')
      }),
    )
  })

  it('is upcoming, opening, ended in this order and never goes back', () => {
    const order = ['upcoming', 'opening', 'ended']
    fc.assert(
      fc.property(moment, length, moment, length, (begin, lasting, now, passed) => {
        const quiz = { begin, over: begin + lasting }
        const [before, after] = [quizPhase(quiz, now), quizPhase(quiz, now + passed)]
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before))
      }),
    )
  })

  it('that begins far ahead is upcoming even if its end has passed', () => {
    expect(quizPhase({ begin: fiveDays + 1, over: 0 }, 0)).toBe('upcoming')
  })

  it('takes answers from its beginning until it is over, unless it is paused', () => {
    const quiz = { begin: 10, over: 20, isPaused: false }
    expect([9, 10, 19, 20].map((now) => takesAnswers(quiz, now))).toEqual([false, true, true, false])
    expect(takesAnswers({ ...quiz, isPaused: true }, 15)).toBe(false)
  })
})

describe('the bonus of an inviter', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 30n })

  it('is at most a tenth, and at most one smallest unit less', () => {
    fc.assert(
      fc.property(units, (reward) => {
        const missing = reward - bonusOf(reward) * 10n
        expect(missing >= 0n && missing < 10n).toBe(true)
      }),
    )
  })

  it('always fits into the pool together with the reward', () => {
    fc.assert(
      fc.property(units, units, (poolLeft, reward) => {
        const wins = winsLeft({ poolLeft, reward })
        expect(wins * (reward + bonusOf(reward)) <= poolLeft).toBe(true)
        expect((wins + 1n) * costOf(reward) > poolLeft).toBe(true)
      }),
    )
  })

  it.each([
    [9n, 0n],
    [10n, 1n],
    [129n, 12n],
    [1_200_000n, 120_000n],
  ])('of %s is %s', (reward, bonus) => expect(bonusOf(reward)).toBe(bonus))

  it('and the value of a reward are written in won at the price from before the start', () => {
    expect(valueInWon({ units: 1_200_000n, decimals: 4, price: '98.5' })).toBe('11820')
    expect(valueInWon({ units: 1n, decimals: 0, price: '0.5' })).toBe('1')
    expect(valueInWon({ units: 3n, decimals: 0, price: '7' })).toBe('21')
  })
})

describe('the shuffled order of one person', () => {
  it('has every number once, and is the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.string(), (count, seed) => {
        const order = shuffled(count, seed)
        expect(order.toSorted((one, other) => one - other)).toEqual(Array.from(order.keys()))
        expect(shuffled(count, seed)).toEqual(order)
      }),
    )
  })

  it('puts each number at each position about equally often', () => {
    const counts = [0, 0, 0, 0]
    for (let person = 0; person < 4_000; person++) {
      const place = shuffled(4, `quiz cv_${person}`).indexOf(2)
      counts[place] = (counts[place] ?? 0) + 1
    }
    expect(counts.every((count) => count > 850 && count < 1_150)).toBe(true)
  })
})

const texts = fc.constant({ ja: 'あ', en: 'a', ko: '가', zh: '阿' })
const question: fc.Arbitrary<Question> = fc.array(texts, { minLength: 2, maxLength: 6 }).chain((choices) =>
  fc.record({
    text: texts,
    choices: fc.constant(choices),
    right: fc.integer({ min: 0, max: choices.length - 1 }),
    explanation: texts,
  }),
)

describe('answers', () => {
  it('are judged by the chosen content, in any order of display', () => {
    const questions = fc.array(question, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(questions, fc.string(), fc.integer({ min: 0, max: 63 }), (input, userId, wrong) => {
        const requested = shuffledQuestions({ quizId: 'q', userId, questions: input })
        const isWrong = (index: number) => (wrong & (1 << index)) !== 0
        const answers = requested.map(({ question: { right, choices: all }, choices }, index) =>
          choices.indexOf(isWrong(index) ? (right + 1) % all.length : right),
        )
        expect(fitsQuestions(answers, requested)).toBe(true)
        expect(judgeAnswers(answers, requested)).toEqual([...requested.keys()].filter(isWrong))
        const chosen = storedChoices(answers, requested)
        const misses = input.filter(({ right }, place) => chosen[place] !== right).length
        expect(misses).toBe(judgeAnswers(answers, requested).length)
      }),
    )
  })

  it('do not fit if they are too few, too many or not a choice', () => {
    const one = { ja: '', en: '', ko: '', zh: '' }
    const requested = shuffledQuestions({
      quizId: 'q',
      userId: 'u',
      questions: [{ text: one, choices: [one, one], right: 0, explanation: one }],
    })
    const input = [[], [0, 0], [2], [-1], [0.5], [Number.NaN]]
    expect(input.map((answers) => fitsQuestions(answers, requested))).toEqual(input.map(() => false))
  })
})

describe('an invitation', () => {
  it('never goes in a circle: of any two at most one may invite the other', () => {
    const person = fc.record({
      userId: fc.string({ minLength: 1 }),
      registeredAt: fc.integer({ min: 0, max: 5 }),
    })
    fc.assert(
      fc.property(person, person, (one, other) => {
        const may = [
          invitationFault({ invited: one, inviter: other, now: 5 }),
          invitationFault({ invited: other, inviter: one, now: 5 }),
        ].filter((fault) => fault === undefined)
        expect(may.length).toBe(one.userId === other.userId ? 0 : 1)
      }),
    )
  })

  it('must be entered within a day of registering', () => {
    const people = { invited: { userId: 'b', registeredAt: 10 }, inviter: { userId: 'a', registeredAt: 1 } }
    expect(invitationFault({ ...people, now: 10 + 86_400_000 })).toBeUndefined()
    expect(invitationFault({ ...people, now: 11 + 86_400_000 })).toBe('too_late')
  })

  it('has a code that may be typed in capitals', () => {
    expect(readInviteCode(' AB23CDEF ')).toBe('ab23cdef')
    expect(['', 'ab23cde', 'ab23cdefg', 'ab10cdef', null].map(readInviteCode)).toEqual(
      Array(5).fill(undefined),
    )
  })

  it.each([
    ['이준호', '이*호'],
    ['Hana', 'H**a'],
    ['葵', '葵'],
    ['민서', '민*'],
    ['👩‍🚀', '👩*🚀'],
  ])('shows %s as %s', (name, masked) => expect(maskedName(name)).toBe(masked))
})
