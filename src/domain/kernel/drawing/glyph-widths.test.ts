import { describe, expect, test } from 'vitest'
import { cutToWidth, textWidth } from './glyph-widths.ts'

const plain = { size: 10, isBold: false }
const bold = { size: 10, isBold: true }

describe('the width of a text', () => {
  test.each([
    ['瓦版', 20],
    ['ひので', 30],
    ['진행', 20],
    ['ﾊﾝ', 10],
    ['１２', 20],
    ['Kawara', 33.9],
    ['é', 5.6],
    ['e\u0301', 5.6],
    ['12日', 21.1],
    ['👨‍👩‍👧‍👦', 12.5],
    ['', 0],
  ])('%s is %d at ten pixels', (text, width) => {
    expect(textWidth(text, plain)).toBe(width)
  })

  test('is more in bold letters', () => {
    expect(textWidth('Kawara', bold)).toBeGreaterThan(textWidth('Kawara', plain))
  })
})

describe('a text that is too long', () => {
  test('is cut where it no longer fits, with an ellipsis', () => {
    expect(cutToWidth('瓦'.repeat(80), { ...plain, room: 60 })).toBe('瓦瓦瓦瓦瓦…')
    expect(cutToWidth('瓦瓦瓦瓦瓦瓦', { ...plain, room: 60 })).toBe('瓦瓦瓦瓦瓦瓦')
  })
  test('ends with no space, and no emoji is cut apart', () => {
    expect(cutToWidth('ab cd ef', { ...plain, room: 25 })).toBe('ab…')
    expect(cutToWidth('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', { ...plain, room: 24 })).toBe('👨‍👩‍👧‍👦…')
  })
  test('is nothing where not even the ellipsis fits', () => {
    expect(cutToWidth('瓦版', { ...plain, room: 9 })).toBe('')
  })
})
