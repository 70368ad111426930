import { htmlLang, type Language } from '../../../domain/kernel/site/language.ts'
import * as palette from '../../../domain/kernel/site/palette.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { escapeMarkup } from '../../../domain/kernel/text/escape-markup.ts'
import type { NewMail } from './mail-queue.store.ts'

/** What a mail says. Every part is plain text; addresses are absolute. */
export interface Letter {
  readonly language: Language
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly text: string; readonly href: string }
  readonly entries?: readonly {
    readonly title: string
    readonly lines: readonly string[]
    readonly href: string
  }[]
  /** Why it came, and how to have no more. */
  readonly ending: readonly string[]
  readonly stop?: { readonly text: string; readonly href: string }
  /** Where what comes, and how, can be changed. */
  readonly preferences?: { readonly text: string; readonly href: string }
}

export interface Reader {
  readonly email: string
  readonly language: Language
}

/** A letter in the reader's language, ready to be queued. */
export function mailOfLetter(
  { email, language }: Reader,
  letter: Omit<Letter, 'language'>,
  headers: Readonly<Record<string, string>> = {},
): NewMail {
  return { to: email, ...writtenLetter({ ...letter, language }), headers }
}

export function writtenLetter(letter: Letter) {
  return { subject: letter.title, text: letterText(letter), html: letterHtml(letter) }
}

/** For readers of plain text: an address stands below what it leads to. */
export function letterText({ title, paragraphs, button, entries = [], ending, ...foot }: Letter): string {
  return [
    title,
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.text}\n${button.href}`]),
    ...entries.map((entry) => [`■ ${entry.title}`, ...entry.lines, entry.href].join('\n')),
    [
      '--',
      siteConfig.fullName,
      ...ending,
      ...footLinks(foot).map(({ text, href }) => `${text} ${href}`),
    ].join('\n'),
  ].join('\n\n')
}

// Inline styles know one theme only.
const ink = palette.ink.light
const soft = palette.ink3.light
const rule = palette.rule.light
const accent = palette.accent.light

/** Tables and inline styles, as mail programs want them; no picture, so nothing tells that it was opened. */
export function letterHtml({
  language,
  title,
  paragraphs,
  button,
  entries = [],
  ending,
  ...foot
}: Letter): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeMarkup(href)}" style="color:${accent}">${escapeMarkup(text)}</a>`
  return `<!doctype html>
<html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:${palette.paper.light};color:${ink};font:16px/1.7 sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;padding-bottom:8px;border-bottom:2px solid ${ink};font-weight:bold">${escapeMarkup(siteConfig.fullName)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escapeMarkup(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button === undefined ? '' : `<p style="margin:0 0 24px"><a href="${escapeMarkup(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:${accent};color:${palette.onAccent.light};text-decoration:none;font-weight:bold">${escapeMarkup(button.text)}</a></p>`}
${entries
  .map(
    (entry) => `<div style="margin:0 0 16px;padding-top:12px;border-top:1px solid ${rule}">
<p style="margin:0;font-weight:bold">${link(entry.href, entry.title)}</p>
${entry.lines.map((line) => `<p style="margin:4px 0 0">${escapeMarkup(line)}</p>`).join('\n')}
</div>`,
  )
  .join('\n')}
<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid ${rule};color:${soft};font-size:13px">${ending.map(escapeMarkup).join('<br>')}${footLinks(
    foot,
  )
    .map(({ text, href }) => `<br>${link(href, text)}`)
    .join('')}</p>
</div></body></html>`
}

function footLinks({ stop, preferences }: Pick<Letter, 'preferences' | 'stop'>) {
  return [stop, preferences].filter((link) => link !== undefined)
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`
}
