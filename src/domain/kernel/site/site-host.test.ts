import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from './language.ts'
import { languageOrigin, readHost } from './site-host.ts'

const read = (host: string, siteHost = 'example.com') => readHost({ host, siteHost })

describe('host of a request', () => {
  it.each([
    ['www.example.com', 'ja'],
    ['en.example.com', 'en'],
    ['ko.example.com', 'ko'],
    ['zh.example.com', 'zh'],
    ['EN.Example.COM:8443', 'en'],
  ])('%s is the site in %s', (host, language) => {
    expect(read(host)).toEqual({ kind: 'language', language })
  })

  it('sub-hosts of localhost carry languages too', () => {
    expect(read('ko.localhost:3000', 'localhost:3000')).toEqual({ kind: 'language', language: 'ko' })
  })

  it.each(['example.com', 'EXAMPLE.com:443'])('the bare domain %s redirects', (host) => {
    expect(read(host)).toEqual({ kind: 'bare', redirects: true })
  })

  it.each(['localhost', 'localhost:3000', '127.0.0.1', '10.1.2.3:80', '[::1]', '[::1]:3000', '[fe80::1]'])(
    '%s is served as Japanese, whatever the site is called',
    (host) => {
      expect(read(host)).toEqual({ kind: 'bare', redirects: false })
      expect(read(host, 'localhost:3000')).toEqual({ kind: 'bare', redirects: false })
      expect(read(host, '127.0.0.1:3000')).toEqual({ kind: 'bare', redirects: false })
    },
  )

  it.each([
    'ja.example.com',
    'fr.example.com',
    'a.en.example.com',
    'www.en.example.com',
    'www.localhost',
    'enexample.com',
    'en.example.com.evil.net',
    'evil.net',
    'en.example.com.',
    '',
    '.',
    'en.example.com:',
    'en.example.com:port',
    'en.example.com:70000',
    'user@en.example.com',
    'en.example.com/path',
    ' en.example.com',
    '::1',
    '[::1',
    '[:::1]',
    '[]',
    '999.0.0.1',
    '08.0.0.1',
    '010.0.0.1',
    '1.1.1.09',
  ])('"%s" is unknown', (host) => {
    expect(read(host)).toEqual({ kind: 'unknown' })
  })

  it('an IP address has no sub-hosts', () => {
    expect(read('en.127.0.0.1', '127.0.0.1')).toEqual({ kind: 'unknown' })
  })

  it('a host is a language only if it is one of the four sub-hosts', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{1,5}$/)
    fc.assert(
      fc.property(fc.oneof(label, fc.string(), fc.constantFrom('www', 'en')), (sub) => {
        const isSubHost = ['www', 'en', 'ko', 'zh'].includes(sub.toLowerCase())
        expect(read(`${sub}.example.com`).kind === 'language').toBe(isSubHost)
      }),
    )
  })
})

describe('origin of a language', () => {
  it('keeps scheme and port', () => {
    expect(languageOrigin({ siteOrigin: 'https://example.com', language: 'en' })).toBe(
      'https://en.example.com',
    )
    expect(languageOrigin({ siteOrigin: 'http://localhost:3000', language: 'ja' })).toBe(
      'http://www.localhost:3000',
    )
  })

  it('of an IP address is the address itself', () => {
    const siteOrigin = 'http://127.0.0.1:3000'
    expect(languageOrigin({ siteOrigin, language: 'zh' })).toBe(siteOrigin)
  })

  it('leads back to the same language', () => {
    const site = fc.tuple(fc.domain(), fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }))
    fc.assert(
      fc.property(site, fc.constantFrom(...languages), ([domain, port], language) => {
        const siteHost = port === undefined ? domain : `${domain}:${port}`
        const { host } = new URL(languageOrigin({ siteOrigin: `https://${siteHost}`, language }))
        expect(readHost({ host, siteHost })).toEqual({ kind: 'language', language })
      }),
    )
  })
})
