import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  it.each([
    'reader@example.com',
    'Reader.Name+tag@mail.example.co.jp',
    "o'hara_1@xn--wgv71a.xn--p1ai",
    `${'a'.repeat(64)}@example.com`,
  ])('may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  it.each([
    '',
    'reader',
    'reader@',
    '@example.com',
    'reader@example',
    'reader@example.c',
    'reader@@example.com',
    'reader@exam ple.com',
    'reader@example.com\nBcc: other@example.com',
    'reader@example.com,other@example.com',
    '<reader@example.com>',
    '.reader@example.com',
    'read..er@example.com',
    'reader.@example.com',
    'reader@-example.com',
    '読者@example.com',
    `${'a'.repeat(65)}@example.com`,
    `reader@${'example.'.repeat(40)}com`,
  ])('cannot be %j', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })
})
