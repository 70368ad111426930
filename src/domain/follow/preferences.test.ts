import { describe, expect, it } from 'vitest'
import { readPreferenceForm } from './preference-change.ts'
import { isPaused, isNotifiedOf, pauseEnd } from './preferences.ts'

const at = (text: string) => new Date(`2026-04-16T${text}:00Z`)

describe('a pause', () => {
  it.each([
    ['week', '2026-04-23T10:00:00.000Z'],
    ['month', '2026-05-16T10:00:00.000Z'],
    ['open', undefined],
  ] as const)('of a %s from 09:12 on ends at %s', (span, end) => {
    expect(pauseEnd(span, at('09:12'))?.toISOString()).toBe(end)
    expect(pauseEnd(span, at('09:59'))).toEqual(pauseEnd(span, at('09:12')))
  })

  it('is over at its end; without an end it lasts', () => {
    const from = at('09:00')
    expect(isPaused({ from, until: at('10:00') }, at('09:59'))).toBe(true)
    expect(isPaused({ from, until: at('10:00') }, at('10:00'))).toBe(false)
    expect(isPaused({ from, until: null }, at('23:00'))).toBe(true)
    expect(isPaused({ from: null, until: null }, at('23:00'))).toBe(false)
  })
})

it('a follower is notified of a change with any chosen kind', () => {
  expect(isNotifiedOf(['dates'], ['amounts', 'dates'])).toBe(true)
  expect(isNotifiedOf(['status'], ['amounts', 'dates'])).toBe(false)
  expect(isNotifiedOf(['dates', 'amounts', 'status', 'others'], [])).toBe(false)
})

describe('a form of preferences', () => {
  it('is read with its action', () => {
    expect(
      readPreferenceForm({ action: 'triggers', itemId: 'acme', dates: 'on', others: 'on' }),
    ).toMatchObject({ action: 'triggers', itemId: 'acme', triggers: ['dates', 'others'] })
    expect(readPreferenceForm({ action: 'stop' })).toMatchObject({ itemId: null, isConfirmed: false })
  })

  it.each([{}, { action: 'toString' }, { action: ['stop'] }, { action: 'STOP' }])(
    'that is none of ours (%j) asks for nothing',
    (fields) => {
      expect(readPreferenceForm(fields)).toBeUndefined()
    },
  )
})
