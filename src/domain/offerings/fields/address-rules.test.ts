import { describe, expect, it } from 'vitest'
import { makeField, type RowField } from '../../kernel/rows/row-field.ts'
import type { Findings } from '../../kernel/rows/row-issue.ts'
import { readImage, readUrl } from '../../kernel/rows/web-address.ts'
import { readUrls, readVideo } from './address-rules.ts'

function reading<Result>(read: (field: RowField) => Result, value: unknown) {
  const findings: Findings = { errors: [], warnings: [] }
  const result = read(makeField({ name: 'x', value, findings }))
  return [result, ...findings.errors.map(({ code }) => code)]
}

describe('address', () => {
  it.each([
    ['https://www.acme.io', 'https://www.acme.io'],
    [' http://acme.io/a?b=1&amp;c=2 ', 'http://acme.io/a?b=1&c=2'],
    ['https://acme.io/White Paper.pdf', 'https://acme.io/White%20Paper.pdf'],
    ['http://a.io/1.pdf  http://a.io/2.pdf', 'http://a.io/1.pdf'],
    ['https://日本.jp/', 'https://xn--wgv71a.jp/'],
  ])('%s is %s', (value, url) => {
    expect(reading(readUrl, value)).toEqual([url])
  })

  it.each([
    'acme.io',
    'ftp://acme.io',
    'javascript:alert(1)',
    'data:text/html,x',
    '//acme.io',
    'https://me:secret@acme.io',
    'https://me@acme.io',
    'https://',
    `https://acme.io/${'a'.repeat(2048)}`,
    5,
  ])('%s is refused', (value) => {
    expect(reading(readUrl, value)).toEqual([null, 'not_a_url'])
    expect(reading(readImage, value)).toEqual([null, 'not_an_image'])
  })

  it.each(['/files/a.png', '/files/2026/a-b_c.JPEG', '/files/x.webp', 'https://acme.io/logo'])(
    'of a picture may be %s',
    (value) => {
      expect(reading(readImage, value)).toEqual([value])
    },
  )

  it.each(['/files/a.svg', '/files/../secret.png', '/other/a.png', 'files/a.png', '/files/.png/x'])(
    'of a picture cannot be %s',
    (value) => {
      expect(reading(readImage, value)).toEqual([null, 'not_an_image'])
    },
  )

  it.each([
    'https://www.youtube.com/embed/Jtlgu5LwEdI',
    'https://www.youtube.com/watch?t=1&v=Jtlgu5LwEdI',
    'https://youtu.be/Jtlgu5LwEdI',
    'https://vimeo.com/12345',
    'https://vimeo.com/channels/staff/12345?x=1',
    'https://player.vimeo.com/video/12345',
  ])('of a film may be %s', (value) => {
    expect(reading(readVideo, value)).toEqual([value])
  })

  it.each([
    'http://www.youtube.com/embed/Jtlgu5LwEdI',
    'https://www.youtube.com/watch',
    'https://vimeo.com/iryo',
    'https://vimeo.com/12a',
    'https://evil.io/https://youtu.be/Jtlgu5LwEdI',
    'https://notyoutube.com/embed/Jtlgu5LwEdI',
  ])('of a film cannot be %s', (value) => {
    expect(reading(readVideo, value)).toEqual([null, 'not_a_video'])
  })
})

function urlsOf(values: { urls?: unknown; whitepaper?: unknown; links?: unknown }) {
  const findings: Findings = { errors: [], warnings: [] }
  const input = (name: 'urls' | 'whitepaper' | 'links') => makeField({ name, value: values[name], findings })
  const urls = readUrls({ urls: input('urls'), whitepaper: input('whitepaper'), links: input('links') })
  const stated = [...findings.errors, ...findings.warnings].map(({ field, code }) => `${field} ${code}`)
  return { urls, stated }
}

describe('addresses by key', () => {
  it('come from keys, the white paper and plain links; the first link of a kind wins', () => {
    const { urls, stated } = urlsOf({
      urls: { telegram: 'https://t.me/first', 'White paper': '' },
      whitepaper: 'https://acme.io/paper.pdf',
      links: ['https://t.me/second', 'https://x.com/acme', null],
    })
    expect(Object.entries(urls)).toEqual([
      ['White paper', 'https://acme.io/paper.pdf'],
      ['Twitter', 'https://x.com/acme'],
      ['Telegram', 'https://t.me/first'],
    ])
    expect(stated).toEqual([])
  })

  it('are dropped with a warning when their kind is unknown; an invalid address is an error', () => {
    expect(
      urlsOf({ urls: { MySpace: 'https://a.io', Slack: 'slack' }, links: ['https://blog.io', 'nothing', 5] }),
    ).toEqual({
      urls: {},
      stated: [
        'urls.Slack not_a_url',
        'urls.MySpace unknown_link',
        'links.0 unknown_link',
        'links.1 unknown_link',
        'links.2 unknown_link',
      ],
    })
    expect(urlsOf({ urls: [], links: 'x' }).stated).toEqual(['urls not_an_object', 'links not_a_list'])
  })
})
