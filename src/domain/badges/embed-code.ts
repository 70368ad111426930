import { escapeMarkup } from '../kernel/text/escape-markup.ts'

export const codeFormats = ['html', 'markdown', 'bbcode', 'rst'] as const
export type CodeFormat = (typeof codeFormats)[number]

interface Embedded {
  /** Absolute URLs of the badge image and of the page that it links to. */
  readonly picture: string
  readonly page: string
  readonly alt: string
  readonly height: number
}

/**
 * The code that people paste into their pages. The alternative text contains the name of a project, which may have any character,
 * because each format escapes or drops what it cannot contain.
 */
export function embedCode(format: CodeFormat, embedded: Embedded): string {
  return writers[format]({ ...embedded, alt: embedded.alt.replaceAll(/\s+/gu, ' ').trim() })
}

export function isCodeFormat(text: unknown): text is CodeFormat {
  return codeFormats.some((format) => format === text)
}

const writers: Readonly<Record<CodeFormat, (embedded: Embedded) => string>> = {
  html: ({ picture, page, alt, height }) =>
    `<a href="${escapeMarkup(page)}"><img src="${escapeMarkup(picture)}" alt="${escapeMarkup(alt)}" height="${height}"></a>`,
  markdown: ({ picture, page, alt }) =>
    `[![${alt.replaceAll(/[\\[\]`*_<>&!]/g, (mark) => `\\${mark}`)}](${picture})](${page})`,
  // BBCode cannot escape a bracket, so brackets are dropped from the alternative text.
  bbcode: ({ picture, page, alt }) =>
    `[url=${page}][img alt="${alt.replaceAll(/["[\]]/g, '')}"]${picture}[/img][/url]`,
  rst: ({ picture, page, alt, height }) =>
    `.. image:: ${picture}\n   :target: ${page}\n   :alt: ${alt.replaceAll(/[\\`*_|]/g, (mark) => `\\${mark}`)}\n   :height: ${height}`,
}
