import { describe, expect, it } from 'vitest'
import { isOldName, readContentName } from './file-rules.ts'

const hash = '0123456789abcdef'.repeat(4)

describe('the name of a file', () => {
  it('consists of the hash of its content and its type', () => {
    expect(readContentName(`${hash}.png`)).toEqual({ hash, type: 'png' })
    expect(readContentName(`${hash}.jpg`)).toEqual({ hash, type: 'jpg' })
  })

  it.each([
    `${hash}.gif`,
    `${hash}.svg`,
    hash,
    `${hash.toUpperCase()}.png`,
    `${hash}0.png`,
    `a/${hash}.png`,
    `${hash}.png\n`,
  ])('%j is not a stored name', (name) => expect(readContentName(name)).toBeUndefined())

  it.each(['sun.png', 'logos/sun.JPEG', 'ロゴ.webp', 'a b.gif', 'v1.2/x.y.png'])(
    '%j may be an old one',
    (name) => expect(isOldName(name)).toBe(true),
  )

  it.each([
    '',
    'sun.svg',
    '../sun.png',
    'a/../sun.png',
    'a//sun.png',
    '/sun.png',
    'a\\sun.png',
    'sun\0.png',
    'sun\n.png',
    `${'a'.repeat(260)}.png`,
    '\u202esun.png',
  ])('%j is not looked up', (name) => expect(isOldName(name)).toBe(false))
})
