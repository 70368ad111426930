/** Reads lines of `name: value` between two lines of dashes, and the text below. */
export function readHead(written: string): {
  readonly fields: Readonly<Record<string, string>>
  readonly markdown: string
} {
  const text = written.replaceAll('\r\n', '\n')
  const [, head = '', markdown = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const pairs = head.split('\n').map((line) => line.split(/: (.*)/, 2))
  return {
    fields: Object.fromEntries(
      pairs.filter(([name]) => name !== '').map(([name = '', value = '']) => [name, value]),
    ),
    markdown,
  }
}
