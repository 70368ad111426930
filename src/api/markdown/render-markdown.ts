import sanitizeHtml from 'sanitize-html'
import { isRelativeLink } from '../../domain/kernel/text/relative-link.ts'
import { makeParser } from './parser.ts'

const parser = makeParser({ linkify: true })

/**
 * The ids of chapters are numbers (`#section-2`) and not made from their titles, so that links to them work in every translation.
 */
parser.core.ruler.push('section-ids', ({ tokens }) => {
  const chapters = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h2')
  for (const [index, chapter] of chapters.entries()) chapter.attrSet('id', `section-${index + 1}`)
})

/** A link that is relative to the page would lead elsewhere on each page, so only its words are shown. */
parser.core.ruler.push('relative-links', ({ tokens }) => {
  for (const token of tokens) {
    const open: boolean[] = []
    token.children = (token.children ?? []).filter(({ type, attrs }) => {
      if (type === 'link_open') open.push(isRelativeLink(String(new Map(attrs).get('href') ?? '')))
      return type === 'link_open' ? !open.at(-1) : type !== 'link_close' || open.pop() === false
    })
  }
})

/** The HTML that is kept of a rendered text. Attributes are checked after tags have been transformed. */
export const allowedHtml = {
  allowedTags:
    'h2 h3 h4 p ul ol li blockquote a strong em s code pre hr br table thead tbody tr th td img'.split(' '),
  allowedAttributes: {
    h2: ['id'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    a: (tagName: string, attributes: sanitizeHtml.Attributes) => ({
      tagName,
      attribs: isOutside(attributes['href']) ? { ...attributes, rel: 'noopener nofollow ugc' } : attributes,
    }),
  },
} satisfies sanitizeHtml.IOptions

/** Renders Markdown to safe HTML: raw HTML becomes text, and only known tags, attributes and schemes are kept. */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(parser.render(markdown), allowedHtml)
}

function isOutside(href: string | undefined): boolean {
  return href !== undefined && /^https?:/i.test(href)
}
