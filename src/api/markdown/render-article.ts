import sanitizeHtml from 'sanitize-html'
import type { Mention } from '../../domain/blog/mentions.ts'
import { footnotes, renderNotes } from './footnotes.ts'
import { mentionLinks } from './mentions.ts'
import { makeParser, type Token } from './parser.ts'
import { allowedHtml } from './render-markdown.ts'
import { writersHtml } from './writers-html.ts'

export interface ArticleSection {
  readonly id: string
  readonly level: 2 | 3
  readonly text: string
}

export interface Article {
  readonly html: string
  /** Chapters and their parts, in order. */
  readonly sections: readonly ArticleSection[]
}

export interface ArticleFacts {
  readonly mentions: readonly Mention[]
  /** By path. */
  readonly imageSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>
}

const parser = makeParser({ linkify: true })
writersHtml(parser)
footnotes(parser)
mentionLinks(parser)
const mostSections = 100

const allowed: sanitizeHtml.IOptions = {
  ...allowedHtml,
  allowedTags: [...allowedHtml.allowedTags, 'sub', 'sup', 'mark', 'data'],
  allowedAttributes: {
    ...allowedHtml.allowedAttributes,
    h3: ['id'],
    sup: ['id'],
    li: ['id'],
    data: ['value'],
  },
}

/** A post: as any Markdown, with sections to jump to, notes, links to what it names, and room for its pictures. */
export function renderArticle(markdown: string, { mentions, imageSizes }: ArticleFacts): Article {
  const env = { mentions }
  const tokens = parser.parse(markdown, env)
  const sections = nameSections(tokens)
  const named = namedSections(tokens)
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const section = token.type === 'link_open' ? named.get(String(token.attrGet('href') ?? '')) : undefined
      if (section !== undefined) token.attrSet('href', `#${section}`)
      if (token.type === 'image' && !isSomewhere(String(token.attrGet('src') ?? ''))) sayInstead(token, env)
      const size = token.type === 'image' ? imageSizes.get(String(token.attrGet('src') ?? '')) : undefined
      if (size === undefined) continue
      token.attrSet('width', String(size.width))
      token.attrSet('height', String(size.height))
    }
  const html = parser.renderer.render(tokens, parser.options, env) + renderNotes(parser, env)
  return { html: sanitizeHtml(html, allowed), sections }
}

/** The sections by the links that mean them by the name their writer gave them. */
function namedSections(tokens: readonly Token[]): ReadonlyMap<string, string> {
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

/** On the web or on the site. A name of a file beside the text means nothing in a page. */
function isSomewhere(source: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(source)
}

/** The description of a picture stands for one that is not there. */
function sayInstead(token: Token, env: { readonly mentions: readonly Mention[] }): void {
  token.content = parser.renderer.renderInlineAsText(token.children ?? [], parser.options, env)
  token.type = 'text'
  token.tag = ''
}

/** `section-2` is the second chapter, `section-2-1` the first part of it. */
function nameSections(tokens: readonly Token[]): ArticleSection[] {
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
    if (text !== '' && sections.length < mostSections) sections.push({ id, level: isChapter ? 2 : 3, text })
  }
  return sections
}
