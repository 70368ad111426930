import { describe, expect, it } from 'vitest'
import { isEmailAddress, mailboxOf } from './email-address.ts'

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

describe('the mailbox of', () => {
  it.each([
    ['Me+news@A.io', 'me@a.io'],
    ['me+a+b@a.io', 'me@a.io'],
    ['m.e@a.io', 'm.e@a.io'],
    ['M.e+x@Gmail.com', 'me@gmail.com'],
    ['m.e@googlemail.com', 'me@gmail.com'],
    ['+all@a.io', '+all@a.io'],
  ])('%s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})
