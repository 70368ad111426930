import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const allowedTags = new Set(
  'h2 h3 h4 p ul ol li blockquote a strong em s code pre hr br table thead tbody tr th td img'.split(' '),
)

const allowedAttributes = new Set('id href title rel src alt width height loading scope'.split(' '))

const tagsOf = (html: string) =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/gi)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: [...attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => ({
      key: key.toLowerCase(),
      value,
    })),
  }))

function dangersIn(html: string): string[] {
  const forbidden = html.match(/<(script|iframe|style|object|embed|svg|form|!--)/gi) ?? []
  return [
    ...forbidden,
    ...tagsOf(html).flatMap(({ name, attributes }) => [
      ...(allowedTags.has(name) ? [] : [name]),
      ...attributes
        .filter((attribute) => !isHarmless(attribute))
        .map(({ key, value }) => `${key}="${value}"`),
    ]),
  ]
}

function isHarmless({ key, value }: { key: string; value: string }): boolean {
  return allowedAttributes.has(key) && (!['href', 'src'].includes(key) || leadsSomewhereSafe(value))
}

function leadsSomewhereSafe(address: string): boolean {
  const page = 'https://kawara.example/page/'
  if (!URL.canParse(address, page)) return true
  const { protocol, host } = new URL(address, page)
  return /^(https?|mailto):/i.test(address)
    ? ['https:', 'http:', 'mailto:'].includes(protocol)
    : host === 'kawara.example'
}

const snippets = [
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe>',
  '<!--',
  'javascript:',
  'data:text/html,',
  '](',
  '![',
  '[',
  '`',
  '"',
  "'",
  '>',
  '\n',
  '\n\n',
  '    ',
  '# ',
  '| a |\n|---|\n',
  '&#x6A;',
  '\0',
  '\\',
  '*',
  '//evil.example',
]

describe('dangerous text in a page', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a style', '<style>body { display: none }</style>'],
    ['a drawing with a handler', '<svg onload=alert(1)>'],
    ['a link to a script', '[click](javascript:alert(1))'],
    ['a link to a script in disguise', '[click](JaVaScRiPt&colon;alert(1))'],
    ['a link to a script with a tab', '[click](java\tscript:alert(1))'],
    ['a link to data', '[click](data:text/html;base64,PHNjcmlwdD4=)'],
    ['an image of data', '![x](data:image/svg+xml;base64,PHN2Zz4=)'],
    ['a link without a protocol', '[click](//evil.example)'],
    ['a pointed link to a script', '<javascript:alert(1)>'],
    ['a title that breaks out', '[x](https://a.example "\\" onmouseover=\\"alert(1)")'],
    ['an alternative text that breaks out', '![\\" onerror=\\"alert(1)](https://a.example/x.png)'],
    ['a reference to a script', '[x][1]\n\n[1]: javascript:alert(1)'],
    ['code that looks like a page', '```html\n</code></pre><script>alert(1)</script>\n```'],
    ['a half-open tag', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ])('%s does nothing', (_, markdown) => {
    expect(dangersIn(renderMarkdown(markdown))).toEqual([])
  })

  it('is detected by these tests, and a page of this site with an odd name is not', () => {
    const links = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,',
      '//evil.example',
      '/\\evil.example',
    ]
    expect(links.flatMap((link) => dangersIn(`<a href="${link}">x</a>`))).toHaveLength(links.length)
    expect(dangersIn(renderMarkdown('[](*data:text/html,)'))).toEqual([])
  })

  it('shows raw HTML as text', () => {
    expect(renderMarkdown('a <b>bold</b> word')).toBe('<p>a &lt;b&gt;bold&lt;/b&gt; word</p>\n')
  })

  it('does nothing for any input', () => {
    const dangerous = fc.constantFrom(...snippets)
    const text = fc.array(fc.oneof(dangerous, fc.string({ maxLength: 8 })), { maxLength: 20 })
    fc.assert(
      fc.property(text, (parts) => {
        expect(dangersIn(renderMarkdown(parts.join('')))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('a page', () => {
  it('keeps links to this site unchanged and marks links to others', () => {
    expect(renderMarkdown('[terms](/page/terms#section-2)')).toBe(
      '<p><a href="/page/terms#section-2">terms</a></p>\n',
    )
    expect(renderMarkdown('[x](HTTPS://other.example "Other")')).toContain('rel="noopener nofollow ugc"')
    expect(renderMarkdown('[mail](mailto:hello@kawara.example)')).toContain(
      'href="mailto:hello@kawara.example"',
    )
  })

  it('shows a link that is relative to the page as text', () => {
    expect(renderMarkdown('See [the *terms*](terms).')).toBe('<p>See the <em>terms</em>.</p>\n')
    expect(renderMarkdown('[2](#section-2)')).toContain('href="#section-2"')
  })

  it('numbers its chapters, so that links to them work in every translation', () => {
    expect(renderMarkdown('## はじめに\n\n### 細目\n\n## おわりに')).toBe(
      '<h2 id="section-1">はじめに</h2>\n<h3>細目</h3>\n<h2 id="section-2">おわりに</h2>\n',
    )
  })

  it('leaves the first heading level to the page around it', () => {
    expect(renderMarkdown('# Title')).toBe('<h2>Title</h2>\n')
  })

  it('loads its images lazily, and marks column headers of tables', () => {
    expect(renderMarkdown('![A tower](https://a.example/x.png)')).toBe(
      '<p><img src="https://a.example/x.png" alt="A tower" loading="lazy" /></p>\n',
    )
    expect(renderMarkdown('| a |\n|---|\n| 1 |')).toContain('<th scope="col">a</th>')
  })
})
