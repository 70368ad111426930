import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false })

/** A picture that a text shows, as it is written there, and the line of the text it is near, from 0. */
export interface PictureInText {
  readonly source: string
  readonly line: number
}

/** Beside the file, not on the web or on the site: `images/chart.png`. */
export function isBesideFile(source: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/|#|\?)/i.test(source)
}

/** Those that stand beside the file. What only looks like a picture, as in an example of code, is none. */
export function picturesOf(markdown: string): PictureInText[] {
  return parser.parse(markdown, {}).flatMap(({ children, map }) =>
    (children ?? []).flatMap((token) => {
      const source = token.type === 'image' ? String(token.attrGet('src') ?? '') : ''
      return source !== '' && isBesideFile(source) ? [{ source: decoded(source), line: map?.[0] ?? 0 }] : []
    }),
  )
}

/** The text with other addresses of its pictures; those that are not named stay. */
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
