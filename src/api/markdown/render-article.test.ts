import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../../tests/support/processor-time.ts'
import { renderArticle } from './render-article.ts'

const facts = {
  mentions: [{ name: 'ビットコイン', path: '/market/bitcoin', coin: 'bitcoin' }],
  imageSizes: new Map([['/files/a.png', { width: 640, height: 360 }]]),
}
const render = (markdown: string) => renderArticle(markdown, facts)
const html = (markdown: string) => render(markdown).html

describe('an article', () => {
  it.each([
    ['**「強調」**は', '<strong>「強調」</strong>は'],
    ['**브리지(bridge)**는', '<strong>브리지(bridge)</strong>는'],
    ['这是**“重点”**的', '这是<strong>“重点”</strong>的'],
  ])('has emphasis beside brackets without a space, as CJK is written: %s', (markdown, emphasised) => {
    expect(html(markdown)).toBe(`<p>${emphasised}</p>\n`)
  })

  it('uses the name of a heading for links, and does not show it', () => {
    const { sections, html: text } = render(
      '[先](#bridges)\n\n## 橋とは？ {#bridges}\n\n#### 細 {#x}\n\n本文 {#y}',
    )
    expect(sections).toEqual([{ id: 'section-1', level: 2, text: '橋とは？' }])
    expect(text).toContain('<a href="#section-1">先</a>')
    expect(text).toContain('<h2 id="section-1">橋とは？</h2>')
    expect(text).toContain('<h4>細</h4>')
    expect(text).toContain('本文 {#y}')
  })

  it('numbers its chapters and parts', () => {
    const { sections, html: text } = render('## 一 `x`\n\n### 甲\n\n#### 細\n\n# 二\n\n### 乙')
    expect(sections).toEqual([
      { id: 'section-1', level: 2, text: '一 x' },
      { id: 'section-1-1', level: 3, text: '甲' },
      { id: 'section-2', level: 2, text: '二' },
      { id: 'section-2-1', level: 3, text: '乙' },
    ])
    for (const { id } of sections) expect(text).toContain(`id="${id}"`)
  })

  it('links the first mention of a coin with a place for its price, but not in headings, code and links', () => {
    const text = html('## ビットコイン\n\n`ビットコイン` [ビットコイン](/x) *ビットコイン* ビットコイン')
    expect(
      text.match(/<a href="\/market\/bitcoin">ビットコイン<\/a><data value="bitcoin"><\/data>/g),
    ).toHaveLength(1)
    expect(text).toContain('<h2 id="section-1">ビットコイン</h2>')
    expect(text).toContain('<code>ビットコイン</code>')
    expect(text).toContain('<em><a href="/market/bitcoin">')
  })

  it('has notes in the order of their references, with links in both directions', () => {
    const text = html('一[^b] 二[^a] また[^b] 無[^c]\n\n[^a]: 甲\n[^b]: 乙 **太**\n[^d]: 誰も')
    expect(text).toContain('一<sup id="note-1-from"><a href="#note-1">1</a></sup>')
    expect(text).toContain('また<sup><a href="#note-1">1</a></sup> 無[^c]')
    expect(text).toContain(
      '<ol><li id="note-1">乙 <strong>太</strong> <a href="#note-1-from">↩</a></li><li id="note-2">甲',
    )
    expect(text).not.toContain('誰も')
  })

  it('has the sizes of known pictures', () => {
    expect(html('![図](/files/a.png)')).toContain('width="640" height="360" loading="lazy"')
    expect(html('![図](/files/b.png)')).not.toContain('width')
  })
})

describe('a picture without an absolute address', () => {
  it.each(['./chart.png', 'chart.png', '../a/chart.png', '#chart', 'chart:x', '?q'])(
    'is replaced by its description: %s',
    (source) =>
      expect(html(`前 ![手数料の*図* <b>](${source}) 後`)).toBe('<p>前 手数料の図 &lt;b&gt; 後</p>\n'),
  )

  it('stays a picture if its address is absolute', () => {
    for (const source of ['/files/a.png', 'https://a.example/b.png'])
      expect(html(`![図](${source})`)).toContain(`<img src="${source}"`)
  })
})

const dangers =
  /<(?:script|iframe|style|object|embed|svg|form|input|meta|base|link)\b|\son\w+\s*=\s*["']|(?:href|src)="\s*(?:javascript|data|vbscript):/i
const withoutText = (text: string) => (text.match(/<[^>]*>/g) ?? []).join('')

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt&colon;alert(1))',
    '[a](&#106;avascript:alert(1))',
    '![a](data:text/html;base64,PHNjcmlwdD4=)',
    '<iframe src="https://evil.example"></iframe>',
    '[a](https://x.example "\\" onmouseover=\\"alert(1)")',
    '![" onerror="alert(1)](https://x.example/a.png)',
    '<data value="bitcoin" onclick="x">',
    '[^x]: <script>alert(1)</script>\n\na[^x]',
    '[^x]: [a](javascript:alert(1))\n\na[^x]',
    '```html"><script>alert(1)</script>\nx\n```',
    '## <svg onload=alert(1)>',
    '[ref]\n\n[ref]: javascript:alert(1)',
    '<//evil.example>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<ul onclick="x()"><li onclick="y()">z</li></ul>',
    '<Card href="javascript:alert(1)">\nx\n</Card>',
    '<Card title="<script>alert(1)</script>" />',
    '<b><script>alert(1)</script></b>',
  ])('is harmless: %s', (markdown) => {
    expect(withoutText(html(markdown))).not.toMatch(dangers)
  })

  it('cannot link to another host by what looks like a path of this site', () => {
    for (const [, href = ''] of html('[a](//evil.example) [b](/\\evil.example)').matchAll(/href="([^"]*)"/g))
      expect(new URL(href, 'http://here').host).toBe('here')
  })

  it('is harmless for any input', () => {
    const part = fc.constantFrom(
      '<script>',
      '[',
      '](',
      'javascript:',
      ')',
      '![',
      '"',
      'onerror=',
      '[^a]',
      '[^a]: ',
      '\n',
      '> ',
      '- ',
      '`',
      '<',
      'ビットコイン',
      '&#x6a;',
      '|',
      '\\',
      '<a href="',
      '<b ',
      '<ul>',
      '<li>',
      '</ul>',
      '<Card title="',
      '<!--',
      '>',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(withoutText(html(parts.join('')))).not.toMatch(dangers)
      }),
    )
  })

  const maxLength = 200_000
  it.each([
    ['quotes in quotes', '>'.repeat(maxLength)],
    [
      'lists in lists',
      Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth * 2)}- x`)
        .join('\n')
        .slice(0, maxLength),
    ],
    ['open brackets', '['.repeat(maxLength)],
    ['pictures in pictures', '!['.repeat(maxLength / 2)],
    ['stars', '*a '.repeat(maxLength / 3)],
    [
      'backticks',
      Array.from({ length: 600 }, (_, n) => '`'.repeat(n))
        .join(' ')
        .slice(0, maxLength),
    ],
    ['notes', '[^a]'.repeat(maxLength / 8) + '\n\n[^a]: x[^a]'],
    ['tables of many columns', `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n\n`.repeat(240)],
    ['addresses', 'https://a.example/'.repeat(maxLength / 18)],
    ['names', 'ビットコイン'.repeat(maxLength / 6)],
    ['one word', 'a'.repeat(maxLength)],
    ['wrappers that nothing closes', '<Alert>\n'.repeat(maxLength / 8)],
    ['wrappers that do not end', '<Card title="a\n'.repeat(maxLength / 15)],
    [
      'lists in tags, one in another',
      `${'<ul>\n'.repeat(maxLength / 13)}${'</ul>\n'.repeat(maxLength / 13)}`,
    ],
    ['comments that nothing closes', `${'<!-- \n'.repeat(maxLength / 7)}--> x`],
    ['tags that do not end', '<a href="x'.repeat(maxLength / 10)],
  ])('is rendered in time: %s', (_, markdown) => {
    const worked = processorTime()
    html(markdown)
    expect(worked()).toBeLessThan(10_000)
  })
})
