import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressPieces } from '../../../tests/support/address-pieces.ts'
import { isAllowedTarget, readTarget } from './dapp-rules.ts'

const dapp = {
  url: 'https://kissaten.example/app',
  whitelist: ['pay.kissaten.example', 'xn--71ru37h.example'],
}

describe('a dApp may link', () => {
  it.each([
    'https://kissaten.example',
    'https://kissaten.example/menu?cup=1#top',
    'HTTPS://KISSATEN.EXAMPLE/',
    'https://pay.kissaten.example/42',
    'https://喫茶.example/',
    'https://kissaten.example:443/',
    'https://kissaten.example/@evil.example',
    'https://kissaten.example/?to=https://evil.example',
  ])('to %s', (url) => expect(isAllowedTarget(dapp, url)).toBe(true))

  it.each([
    '',
    '/',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\kissaten.example',
    'https://kissaten.example\\@evil.example',
    'https://evil.example\\.kissaten.example',
    'https://kissaten.example@evil.example',
    'https://kissaten.example:x@evil.example',
    'https://evil.example/kissaten.example',
    'https://evil.example#kissaten.example',
    'https://evil.example?kissaten.example',
    'https://sub.kissaten.example',
    'https://a.pay.kissaten.example',
    'https://kissaten.example.evil.example',
    'https://kissaten.example.',
    'https://notkissaten.example',
    'https://kissaten.example:8443',
    'http://kissaten.example',
    'ftp://kissaten.example',
    'https:kissaten.example',
    'https:/kissaten.example',
    'javascript:alert(1)//kissaten.example',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'https://kissaten\n.example',
    'https://kissaten.example\t',
    ' https://kissaten.example',
    'https://kissaten.example/\u0000',
    'https://kissaten.example/\r\nset-cookie: a=b',
    'https%3A%2F%2Fkissaten.example',
    'https://kissaten%2eexample@evil.example',
    'https://kіssaten.example',
    'https://kissaten.exаmple',
    'https://кissaten.example',
    `https://kissaten.example/${'a'.repeat(2_048)}`,
    '\ud800',
  ])('not to %j', (url) => expect(isAllowedTarget(dapp, url)).toBe(false))

  it('to its own local origin if the operator permits it', () => {
    const local = { url: 'http://localhost:4000/', whitelist: [] }
    expect(isAllowedTarget(local, 'http://localhost:4000/paid')).toBe(true)
    expect(isAllowedTarget(local, 'http://localhost:4001/')).toBe(false)
  })

  it('only to ASCII URLs on its own hosts, for any input', () => {
    const parts = fc.constantFrom(
      ...addressPieces,
      'http://',
      'kissaten.example',
      'pay.kissaten.example',
      '\n',
      '%0d',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 7 }), (input) => {
        const target = readTarget(dapp, input.join(''))
        if (target === undefined) return
        expect(target).toMatch(/^[!-~]+$/)
        expect(['kissaten.example', ...dapp.whitelist]).toContain(new URL(target).host)
        expect(new URL(target).protocol).toBe('https:')
      }),
      { numRuns: 2_000 },
    )
  })
})
