import { escapeMarkup } from '../kernel/text/escape-markup.ts'

/** Where a badge may be put: a page, a README, a forum, documentation. */
export const codeFormats = ['html', 'markdown', 'bbcode', 'rst'] as const
export type CodeFormat = (typeof codeFormats)[number]

interface Embedded {
  /** Absolute, both. */
  readonly picture: string
  readonly page: string
  readonly alt: string
  readonly height: number
}

/** What to paste so that the badge stands there and leads to the entry. A name may hold anything and breaks none of them. */
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
  // BBCode has no way to write a bracket: it is left out of the text that stands in for the picture.
  bbcode: ({ picture, page, alt }) =>
    `[url=${page}][img alt="${alt.replaceAll(/["[\]]/g, '')}"]${picture}[/img][/url]`,
  rst: ({ picture, page, alt, height }) =>
    `.. image:: ${picture}\n   :target: ${page}\n   :alt: ${alt.replaceAll(/[\\`*_|]/g, (mark) => `\\${mark}`)}\n   :height: ${height}`,
}
