import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false })

/** A picture in a text: its address as written, and the first line of its paragraph, counted from 0. */
export interface PictureInText {
  readonly source: string
  readonly line: number
}

export function isRelativePath(source: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/|#|\?)/i.test(source)
}

/** The pictures in a text whose address is a relative path. Pictures in code blocks do not count. */
export function picturesOf(markdown: string): PictureInText[] {
  return parser.parse(markdown, {}).flatMap(({ children, map }) =>
    (children ?? []).flatMap((token) => {
      const source = token.type === 'image' ? String(token.attrGet('src') ?? '') : ''
      return source !== '' && isRelativePath(source) ? [{ source: decoded(source), line: map?.[0] ?? 0 }] : []
    }),
  )
}

export function withPictures(markdown: string, places: ReadonlyMap<string, string>): string {
  return markdown.replaceAll(
    /(!\[[^\]]*\]\()(<[^>\n]*>|[^\s)]+)/g,
    (whole, start: string, written: string) => {
      const place = places.get(decoded(written.replace(/^<(.*)>$/, '$1')))
      return place === undefined ? whole : start + place
    },
  )
}

function decoded(source: string): string {
  try {
    return decodeURIComponent(source)
  } catch (error) {
    if (error instanceof URIError) return source
    throw error
  }
}
