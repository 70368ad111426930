import sanitizeHtml from 'sanitize-html'
import { makeParser } from './parser.ts'

const parser = makeParser({ linkify: true })

/** `#section-2` is the second chapter in every language, so that a link to it survives a translation. */
parser.core.ruler.push('section-ids', ({ tokens }) => {
  const chapters = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h2')
  for (const [index, chapter] of chapters.entries()) chapter.attrSet('id', `section-${index + 1}`)
})

/** What passes of any text; a transformed tag has the attributes of what it becomes. */
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

/** Markdown to HTML that is safe to put in a page: raw HTML is text, and only known tags and schemes pass. */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(parser.render(markdown), allowedHtml)
}

function isOutside(href: string | undefined): boolean {
  return href !== undefined && /^https?:/i.test(href)
}
