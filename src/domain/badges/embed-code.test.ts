import { describe, expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

const picture = 'https://www.kawara.example/embed/badge/a.svg?kind=left&lang=ja'
const page = 'https://www.kawara.example/ico/a'
const codeOf = (format: Parameters<typeof embedCode>[0], alt = '瓦の残り時間') =>
  embedCode(format, { picture, page, alt, height: 28 })

describe('the code of a badge', () => {
  test('in HTML', () => {
    expect(codeOf('html')).toBe(
      '<a href="https://www.kawara.example/ico/a"><img src="https://www.kawara.example/embed/badge/a.svg?kind=left&amp;lang=ja" alt="瓦の残り時間" height="28"></a>',
    )
  })
  test('in Markdown', () => {
    expect(codeOf('markdown')).toBe(`[![瓦の残り時間](${picture})](${page})`)
  })
  test('in BBCode', () => {
    expect(codeOf('bbcode')).toBe(`[url=${page}][img alt="瓦の残り時間"]${picture}[/img][/url]`)
  })
  test('in reStructuredText', () => {
    expect(codeOf('rst')).toBe(
      `.. image:: ${picture}\n   :target: ${page}\n   :alt: 瓦の残り時間\n   :height: 28`,
    )
  })
})

describe('a name that looks like code', () => {
  const name = '"><script>x</script>](https://evil.example)[/img]\n.. raw:: html'

  test('stays within its quotes in HTML', () => {
    expect(codeOf('html', name)).toContain(
      'alt="&quot;&gt;&lt;script&gt;x&lt;/script&gt;](https://evil.example)[/img] .. raw:: html"',
    )
  })
  test('ends no bracket in Markdown, and nothing of it is HTML', () => {
    expect(codeOf('markdown', name)).toBe(
      `[!["\\>\\<script\\>x\\</script\\>\\](https://evil.example)\\[/img\\] .. raw:: html](${picture})](${page})`,
    )
  })
  test('closes no tag in BBCode', () => {
    expect(codeOf('bbcode', name)).toBe(
      `[url=${page}][img alt="><script>x</script>(https://evil.example)/img .. raw:: html"]${picture}[/img][/url]`,
    )
  })
  test('begins no line in reStructuredText', () => {
    expect(codeOf('rst', name).split('\n')).toHaveLength(4)
  })
})
