import { htmlLang, type Language } from '../../../domain/kernel/site/language.ts'
import * as palette from '../../../domain/kernel/site/palette.ts'
import type { Seller } from '../../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { escapeMarkup } from '../../../domain/kernel/text/escape-markup.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { NewMail } from './mail-queue.store.ts'

/** The content of a mail before it is rendered as text and HTML. Every part is plain text; links are absolute. */
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
  /** A link behind the entries to those that are not in the letter. */
  readonly more?: { readonly text: string; readonly href: string }
  readonly ending: readonly string[]
  /** Who sends the mail, with the postal address that laws on mail ask for. */
  readonly seller: Pick<Seller, 'name' | 'address'>
  readonly stop?: { readonly text: string; readonly href: string }
  readonly preferences?: { readonly text: string; readonly href: string }
}

export interface Reader {
  readonly email: string
  readonly language: Language
}

export function mailOfLetter(
  { email, language }: Reader,
  letter: Omit<Letter, 'language'>,
  headers: Readonly<Record<string, string>> = {},
): NewMail {
  return { to: email, ...renderLetter({ ...letter, language }), headers }
}

export function renderLetter(letter: Letter) {
  return { subject: letter.title, text: letterText(letter), html: letterHtml(letter) }
}

export function letterText({
  language,
  title,
  paragraphs,
  button,
  entries = [],
  more,
  ending,
  seller,
  ...foot
}: Letter): string {
  const words = wordsFor(language, 'mails')
  return [
    title,
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.text}\n${button.href}`]),
    ...entries.map((entry) => [words.entry({ title: entry.title }), ...entry.lines, entry.href].join('\n')),
    ...(more === undefined ? [] : [`${more.text}\n${more.href}`]),
    [
      '--',
      siteConfig.fullName[language],
      ...ending,
      ...footLinks(foot).map(({ text, href }) => `${text} ${href}`),
      seller.name,
      seller.address,
    ].join('\n'),
  ].join('\n\n')
}

// Inline styles cannot follow a dark theme, so mails always use the light colours.
const ink = palette.ink.light
const soft = palette.ink3.light
const rule = palette.rule.light
const accent = palette.accent.light

/**
 * Mail programs drop style sheets, so all styles are inline. There are no pictures, so opening the mail is not tracked.
 */
export function letterHtml({
  language,
  title,
  paragraphs,
  button,
  entries = [],
  more,
  ending,
  seller,
  ...foot
}: Letter): string {
  const link = (href: string, text: string) =>
    `<a href="${escapeMarkup(href)}" style="color:${accent}">${escapeMarkup(text)}</a>`
  return `<!doctype html>
<html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:${palette.paper.light};color:${ink};font:16px/1.7 sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;padding-bottom:8px;border-bottom:2px solid ${ink};font-weight:bold">${escapeMarkup(siteConfig.fullName[language])}</p>
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
${more === undefined ? '' : `<p style="margin:0 0 16px">${link(more.href, more.text)}</p>`}
<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid ${rule};color:${soft};font-size:13px">${ending.map(escapeMarkup).join('<br>')}${footLinks(
    foot,
  )
    .map(({ text, href }) => `<br>${link(href, text)}`)
    .join('')}<br>${escapeMarkup(seller.name)}<br>${escapeMarkup(seller.address)}</p>
</div></body></html>`
}

function footLinks({ stop, preferences }: Pick<Letter, 'preferences' | 'stop'>) {
  return [stop, preferences].filter((link) => link !== undefined)
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`
}
