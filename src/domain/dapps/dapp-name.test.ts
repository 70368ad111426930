import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDappName } from './dapp-name.ts'

describe('a name of a dApp', () => {
  it.each([
    'K',
    'Kissaten',
    '喫茶 42',
    'コーヒー',
    '카페 서울',
    '茶馆',
    'Café Noir',
    'हिन्दी',
    'a'.repeat(20),
    '喫'.repeat(20),
  ])('may be %s', (name) => expect(readDappName(name)).toEqual({ name }))

  it('is normalised: spaces around it are removed and accents composed', () => {
    expect(readDappName('  Cafe\u0301 ')).toEqual({ name: 'Café' })
  })

  it.each(['', ' ', '\u3000'])('is required: %j', (name) => expect(readDappName(name)).toBe('name'))

  it.each([
    'a'.repeat(21),
    '喫'.repeat(21),
    'か\u3099'.repeat(21),
    `a${'\u0301'.repeat(500)}`,
    '<'.repeat(10_000),
  ])('has at most 20 characters as people count them, %#', (name) =>
    expect(readDappName(name)).toBe('length'),
  )

  it('of 20 letters with an accent each is not too long', () => {
    const name = 'x\u0323'.repeat(20)
    expect(readDappName(name)).toEqual({ name })
  })

  it.each([
    '☕',
    '👨‍👩‍👧',
    '1️⃣',
    '<script>',
    'Tea & Co',
    'kissaten.example',
    "O'Brien",
    'a_b',
    'a-b',
    'a  b',
    'a\u3000b',
    'a\tb',
    'a\nb',
    'a\u0000b',
    '\ud800',
    'abc\u202ecba',
    '\u202eabc',
    'a\u200bb',
    'a\u200db',
    '\u3164',
    '\u115f',
    '\u2800',
    '\ufe0f',
    '\u0301a',
    'a \u0301',
    '½',
    'Ⅷ',
  ])('has no special characters: %j', (name) => expect(readDappName(name)).toBe('characters'))

  it('any text is either a stable name or has a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = readDappName(text)
        if (typeof read === 'string') return
        expect(readDappName(read.name)).toEqual(read)
        expect(read.name).not.toMatch(/[<>&"'`\p{C}\p{S}\p{P}]/u)
      }),
    )
  })
})
