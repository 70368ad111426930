import { describe, expect, it } from 'vitest'
import { isEmailAddress, mailboxOf, readEmailAddress } from './email-address.ts'

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

describe('an address that is written', () => {
  it.each([
    ['ｒｅａｄｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'reader@example.com'],
    ['reader＠example.com', 'reader@example.com'],
    ['　Reader@Example.com　', 'Reader@example.com'],
    ['reader@例え．jp', 'reader@xn--r8jz45g.jp'],
    ['reader@日本語。jp', 'reader@xn--wgv71a119e.jp'],
    ['reader@BÜCHER.example', 'reader@xn--bcher-kva.example'],
    ['reader@한국.kr', 'reader@xn--3e0b707e.kr'],
    ['reader@例え.テスト', 'reader@xn--r8jz45g.xn--zckzah'],
  ])('%s is read as %s', (written, address) => {
    expect(readEmailAddress(written)).toBe(address)
  })

  it.each([
    'reader@例え.jp/x',
    'reader@例え.jp:25',
    'reader@例え.jp?x',
    'reader@例え.jp\r\nBcc: other@example.com',
    'reader@例え.jp\u2028Bcc: other@example.com',
    'reader＠例え.jp＠example.com',
    'reader\u0000@例え.jp',
    'reader@１２７．０．０．１',
    'reader@例え',
    '読者＠example.com',
  ])('%j is none', (written) => {
    expect(readEmailAddress(written)).toBeUndefined()
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
