import { describe, expect, it } from 'vitest'
import { renderArticle } from './render-article.ts'
import { renderMarkdown } from './render-markdown.ts'

const facts = {
  mentions: [{ name: 'ビットコイン', path: '/market/bitcoin', coin: 'bitcoin' }],
  imageSizes: new Map(),
}
const html = (markdown: string) => renderArticle(markdown, facts).html
const outside = 'rel="noopener nofollow ugc"'

describe('a tag in a post', () => {
  it.each([
    ['10<sup>18</sup> と *K<sub>pub</sub>*', '10<sup>18</sup> と <em>K<sub>pub</sub></em>'],
    [
      '<b>太</b> <i>斜</i> <del>消</del> <kbd>Ctrl</kbd>',
      '<strong>太</strong> <em>斜</em> <s>消</s> <code>Ctrl</code>',
    ],
    ['<mark>重要</mark>', '<mark>重要</mark>'],
    ['<strong>「強調」</strong>は', '<strong>「強調」</strong>は'],
    ['一<br>二', '一<br />\n二'],
    ['<em class="x" id="section-1" onclick="y()">字</em>', '<em>字</em>'],
    ['<sup>`txdatazero`</sup>', '<sup><code>txdatazero</code></sup>'],
  ])('for formatting is kept without attributes: %s', (markdown, shown) => {
    expect(html(markdown)).toBe(`<p>${shown}</p>\n`)
  })

  it.each([
    ['<a href="https://a.example/">先</a>へ', `<a href="https://a.example/" ${outside}>先</a>へ`],
    ['<a href="/page/terms" target="_blank">規約</a>', '<a href="/page/terms">規約</a>'],
    ['<a href="/x">https://b.example</a>', '<a href="/x">https://b.example</a>'],
    ['<a href="/x">ビットコイン</a>', '<a href="/x">ビットコイン</a>'],
    ['<a href="/x">一 [二](/y) 三</a>', '<a href="/x">一 </a><a href="/y">二</a> 三'],
    ['[一 <a href="/x">二</a>](/y)', '<a href="/y">一 二</a>'],
    ['<a href="/x">終わらない', '<a href="/x">終わらない</a>'],
    ['<a href="/x?a=1&amp;b=2">甲</a>', '<a href="/x?a=1&amp;b=2">甲</a>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="javascript&colon;alert(1)">x</a>', 'x'],
    ['<a name="x">y</a>', 'y'],
  ])('with an href is a link like any other: %s', (markdown, shown) => {
    expect(html(markdown)).toBe(`<p>${shown}</p>\n`)
  })

  it('in code is shown literally', () => {
    expect(html('`<b>`')).toBe('<p><code>&lt;b&gt;</code></p>\n')
    expect(html('```\n<Divider />\n<ul>\n```')).toBe(
      '<pre><code>&lt;Divider /&gt;\n&lt;ul&gt;\n</code></pre>\n',
    )
    expect(html('    <Divider />')).toContain('&lt;Divider /&gt;')
  })

  it.each([
    '<script>alert(1)</script>',
    '<button>',
    '/ipfs/<CID>',
    'Vec<u8>',
    '<input type="text">',
    'a < b > c',
  ])('of any other kind is text: %s', (markdown) => {
    const text = markdown.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(html(`前 ${markdown} 後`)).toBe(`<p>前 ${text} 後</p>\n`)
  })

  it('of a stranger is text', () => {
    expect(renderMarkdown('<b>x</b> <Divider />')).toBe('<p>&lt;b&gt;x&lt;/b&gt; &lt;Divider /&gt;</p>\n')
  })
})

describe('a wrapping tag', () => {
  it('is dropped, and its content is Markdown', () => {
    const framed =
      '<Alert variant="update">\n<Emoji text=":bulb:"/>\n<Content>\n  [先](/x) **太**\n</Content>\n</Alert>'
    expect(html(`前\n${framed}\n後`)).toBe(
      '<p>前</p>\n<p><a href="/x">先</a> <strong>太</strong></p>\n<p>後</p>\n',
    )
    expect(html('<div align="center">\n\n- 一\n\n</div>')).toBe('<ul>\n<li>一</li>\n</ul>\n')
    expect(html('<FeaturedText>一</FeaturedText>')).toBe('<p>一</p>\n')
  })

  it('leaves its title and description as text, even over several lines', () => {
    expect(
      html('<Grid>\n<Card\n  title="分割"\n  emoji="x"\n  description="所有 &amp; 投資"\n/>\n</Grid>'),
    ).toBe('<p><strong>分割</strong><br />\n所有 &amp; 投資</p>\n')
  })

  it('with an href is a link around its words', () => {
    const link = `<p><a href="https://a.example/" ${outside}>参加する</a></p>\n`
    expect(html('<ButtonLink href="https://a.example/">\n  参加する\n</ButtonLink>')).toBe(link)
    expect(html('<ButtonLink href="https://a.example/">参加する</ButtonLink>')).toBe(link)
    expect(html('<DocLink href="javascript:alert(1)">\n  参加する\n</DocLink>')).toBe('<p>参加する</p>\n')
  })

  it('before a heading leaves no space', () => {
    const { html: text, sections } = renderArticle('### <Emoji text=":one:" size={1} /> &nbsp;初期', facts)
    expect(text).toContain('>初期</h3>')
    expect(sections.map(({ text: title }) => title)).toEqual(['初期'])
  })

  it('may be a comment, which is not shown', () => {
    expect(html('前\n<!-- 一\n\n二 -->\n後 <!-- 三 -->')).toBe('<p>前</p>\n<p>後 </p>\n')
    expect(html('<!-- 終わらない')).toBe('<p>&lt;!-- 終わらない</p>\n')
  })
})

describe('a list in tags', () => {
  it('is a list, with Markdown in its items', () => {
    expect(html('<ul>\n  <li>一 <em>二</em>\n  <li>**三**\n    <ol><li>四</li></ol>\n  </li>\n</ul>')).toBe(
      '<ul><li>一 <em>二</em></li><li><strong>三</strong><ol><li>四</li></ol></li></ul>',
    )
    expect(html('> <ul>\n> <li>一</li>\n> </ul>')).toContain(
      '<blockquote>\n<ul><li>一</li></ul></blockquote>',
    )
  })

  it.each(['<ul>\n<li>一', '<ul>一</ul>', '<ul><li>一</ol></li></ul>', '<li>一</li>', '<ul><ul></ul></ul>'])(
    'that is malformed is text: %s',
    (markdown) => {
      expect(html(markdown)).not.toMatch(/<(?!\/?p>)/)
    },
  )
})
