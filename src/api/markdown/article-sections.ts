import type { Token } from './parser.ts'

export interface ArticleSection {
  readonly id: string
  readonly level: 2 | 3
  readonly text: string
}

const maxSections = 100

/** The sections by the links that mean them by the name their writer gave them. */
export function namedSections(tokens: readonly Token[]): ReadonlyMap<string, string> {
  return new Map(
    tokens
      .filter(({ type }) => type === 'heading_open')
      .flatMap((token) => {
        const id = token.attrGet('id')
        const name: unknown = token.meta?.['name']
        return typeof name === 'string' && id !== null ? [[`#${name}`, String(id)] as const] : []
      }),
  )
}

/** `section-2` is the second chapter, `section-2-1` the first part of it. */
export function nameSections(tokens: readonly Token[]): ArticleSection[] {
  const sections: ArticleSection[] = []
  let chapter = 0
  let part = 0
  for (const [place, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const isChapter = token.tag === 'h1' || token.tag === 'h2'
    if (!isChapter && token.tag !== 'h3') continue
    if (isChapter) [chapter, part] = [chapter + 1, 0]
    else part++
    const id = isChapter ? `section-${chapter}` : `section-${chapter}-${part}`
    token.attrSet('id', id)
    const text = (tokens[place + 1]?.children ?? [])
      .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
      .join('')
      .trim()
    if (text !== '' && sections.length < maxSections) sections.push({ id, level: isChapter ? 2 : 3, text })
  }
  return sections
}
