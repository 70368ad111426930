import sanitizeHtml from 'sanitize-html'
import type { Mention } from '../../domain/blog/mentions.ts'
import { namedSections, nameSections, type ArticleSection } from './article-sections.ts'
import { footnotes, renderNotes } from './footnotes.ts'
import { mentionLinks } from './mentions.ts'
import { makeParser, type Token } from './parser.ts'
import { allowedHtml } from './render-markdown.ts'
import { writersHtml } from './writers-html.ts'

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
