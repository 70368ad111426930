import type { HtmlTag } from './html-tags.ts'
import type { Token } from './parser.ts'

/** What a writer may put around words, and what it becomes. */
const formats = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['s', 's'],
  ['del', 's'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['mark', 'mark'],
])

export function formatted(token: Token, { name, isClosing }: HtmlTag): Token {
  const format = formats.get(name)
  if (name === 'br') token.type = 'hardbreak'
  else if (format === undefined) token.type = 'text'
  else token.content = isClosing ? `</${format}>` : `<${format}>`
  return token
}
