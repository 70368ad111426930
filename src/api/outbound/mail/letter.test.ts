import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../domain/kernel/site/language.ts'
import { letterHtml, letterText, type Letter } from './letter.ts'

const letter: Letter = {
  language: 'ja',
  title: '<b>Acme</b> & Co',
  paragraphs: ['"quoted" <script>alert(1)</script>'],
  button: { text: 'Open', href: 'https://kawara.example/followed?token=a&b="c"' },
  entries: [{ title: '</a><img src=x>', lines: ['1 < 2'], href: 'https://kawara.example/ico/acme' }],
  ending: ['Why <it> came'],
  seller: { name: 'Press & Co', address: '1 <Road>' },
  stop: { text: 'Stop', href: 'https://kawara.example/unfollowed?token=t' },
}

describe('a letter', () => {
  it('escapes all texts, so that owners cannot insert HTML', () => {
    const html = letterHtml(letter)
    expect(html).toContain('&lt;b&gt;Acme&lt;/b&gt; &amp; Co')
    expect(html).toContain('href="https://kawara.example/followed?token=a&amp;b=&quot;c&quot;"')
    expect(html).not.toMatch(/<script|<img|<b>/)
  })

  it('loads nothing when it is opened', () => {
    expect(letterHtml(letter)).not.toMatch(/<[^>]*\s(?:src|background)=|url\(|<link/)
  })

  it('has a plain-text version with the same content and every link', () => {
    const text = letterText(letter)
    for (const part of [
      '<b>Acme</b> & Co',
      '1 < 2',
      'Why <it> came',
      'Press & Co\n1 <Road>',
      letter.button?.href,
      letter.stop?.href,
    ])
      expect(text).toContain(part)
  })

  it('has the same tags whatever its texts contain', () => {
    const tagsIn = (html: string) => html.match(/<\/?[a-z][^>]*>/g)?.length
    const plain = tagsIn(letterHtml({ ...letter, title: '', paragraphs: [''] }))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languages), (written, language) => {
        expect(tagsIn(letterHtml({ ...letter, language, title: written, paragraphs: [written] }))).toBe(plain)
      }),
    )
  })
})
