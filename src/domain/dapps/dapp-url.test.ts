import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressPieces } from '../../../tests/support/address-pieces.ts'
import { readDappUrl } from './dapp-url.ts'

const read = (text: string) => readDappUrl(text, 'https://')

describe('the URL of a dApp', () => {
  it.each([
    ['https://kissaten.example', 'https://kissaten.example/'],
    ['  HTTPS://Kissaten.Example/App?a=1#top ', 'https://kissaten.example/App?a=1#top'],
    ['https://kissaten.example:443/app', 'https://kissaten.example/app'],
    ['https://喫茶.example/メニュー', 'https://xn--71ru37h.example/%E3%83%A1%E3%83%8B%E3%83%A5%E3%83%BC'],
    ['https://kissaten.example/@someone', 'https://kissaten.example/@someone'],
  ])('%s is stored as %s', (text, url) => expect(read(text)).toEqual({ url }))

  it.each([
    'http://kissaten.example',
    'HTTP://kissaten.example/',
    'kissaten.example',
    'kissaten.example/app',
  ])('%s lacks the prefix', (text) => expect(read(text)).toBe('prefix'))

  it.each([
    '',
    'kissaten',
    'https://',
    'https:kissaten.example',
    'https:/kissaten.example',
    'https:///kissaten.example',
    'https://user@kissaten.example',
    'https://user:password@kissaten.example',
    'https://@kissaten.example',
    'https://kissaten.example:8443',
    'https://kissaten.example.',
    'https://kissaten',
    'https://localhost',
    'https://app.localhost',
    'https://127.0.0.1',
    'https://0x7f000001',
    'https://2130706433',
    'https://127.1',
    'https://[::1]/',
    'https://kissaten.example\\@evil.example',
    'https://kissa ten.example',
    'https://kissaten.example/a b',
    'https://kiss\taten.example',
    'https://kissaten.example/\u0000',
    'https://kissaten.example/\u202e',
    'https://*.kissaten.example',
    'https://-kissaten.example',
    'https://a..example',
    'javascript:alert(1)',
    'data:text/html,x',
    `https://kissaten.example/${'a'.repeat(2_048)}`,
  ])('%s is not a URL', (text) => expect(read(text)).toBe('url'))

  it('starts with the prefix of the operator, which can name a host', () => {
    const below = (text: string) => readDappUrl(text, 'https://apps.kawara.example/')
    expect(below('https://apps.kawara.example/tea')).toEqual({ url: 'https://apps.kawara.example/tea' })
    expect(below('https://apps.kawara.example.evil.example/')).toBe('prefix')
    expect(readDappUrl('http://localhost:4000/app', 'http://localhost:4000/')).toEqual({
      url: 'http://localhost:4000/app',
    })
    expect(readDappUrl('http://localhost:4001/app', 'http://localhost:4000/')).toBe('prefix')
  })

  it('is stable when read again, with the host that browsers connect to, for any input', () => {
    const parts = fc.constantFrom(...addressPieces, 'http:', 'a.example', '%2f', '[')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (input) => {
        const found = read(input.join(''))
        if (typeof found === 'string') return
        const { url } = found
        expect(read(url)).toEqual(found)
        expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', password: '', port: '' })
        expect(new URL(url).hostname).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]+$/)
      }),
      { numRuns: 2_000 },
    )
  })
})
