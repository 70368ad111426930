import { deviceFonts, type Language } from '../site/language.ts'
import { onBrand } from '../site/palette.ts'
import { escapeMarkup } from '../text/escape-markup.ts'
import type { Brush, Paint } from './drawing-colours.ts'
import { textWidth, type Font } from './glyph-widths.ts'

/**
 * Characters that are removed from texts in drawings: those that XML forbids, and bidirectional marks, which could reverse the
 * order of a text.
 */
const unwritable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\ufffe\uffff]/gu

export function drawable(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll(unwritable, '').trim()
}

interface WrittenText extends Font {
  readonly x: number
  readonly y: number
  readonly paint: Paint
}

/** Draws a text. `textLength` makes it exactly as wide as it was measured, whatever font the renderer has. */
export function writeText(text: string, { x, y, size, isBold, paint }: WrittenText, { fill }: Brush): string {
  if (text === '') return ''
  const width = textWidth(text, { size, isBold })
  return (
    `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}"${isBold ? ' font-weight="700"' : ''} ${fill(paint)}` +
    ` textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(text)}</text>`
  )
}

export type Sign = 'pre' | 'ongoing' | 'succeeded' | 'failed' | 'clock'

/** Status icons, twelve pixels wide: a status is never shown by colour only. */
const signs: Readonly<Record<Sign, (brush: Brush, paint: Paint) => string>> = {
  pre: ({ stroke }, paint) =>
    `<circle cx="6" cy="6" r="4.5" fill="none" ${stroke(paint)} stroke-width="1.5"/>`,
  ongoing: ({ stroke, fill }, paint) =>
    `<circle cx="6" cy="6" r="5.25" fill="none" ${stroke(paint)} stroke-width="1.5" stroke-opacity=".45"/><circle cx="6" cy="6" r="3" ${fill(paint)}/>`,
  succeeded: ({ stroke }, paint) =>
    `<path d="M1.5 6.5 4.5 9.5 10.5 3" fill="none" ${stroke(paint)} stroke-width="1.75"/>`,
  failed: ({ stroke }, paint) =>
    `<path d="M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5" fill="none" ${stroke(paint)} stroke-width="1.75"/>`,
  clock: ({ stroke }, paint) =>
    `<path d="M11.25 6A5.25 5.25 0 1 1 .75 6a5.25 5.25 0 0 1 10.5 0zM6 3v3l2 1.5" fill="none" ${stroke(paint)} stroke-width="1.25"/>`,
}

export const signWidth = 12

export function drawSign(
  sign: Sign,
  { x, y, scale = 1, paint }: { x: number; y: number; scale?: number; paint: Paint },
  brush: Brush,
): string {
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${size}">${signs[sign](brush, paint)}</g>`
}

export function drawMark(
  { width, height, paint }: { width: number; height: number; paint: Paint },
  { fill }: Brush,
): string {
  const scale = rounded((Math.min(width, height) / 30) * 0.66)
  const x = rounded((width - 30 * scale) / 2)
  const y = rounded((height - 32 * scale) / 2)
  return (
    `<path d="M4 0h${width - 4}v${height}H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" ${fill(paint)}/>` +
    `<path transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${onBrand.light}" stroke-width="2.2" d="M4 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M15 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M9.5 15.2v-1.7a5.5 5.5 0 0 1 11 0v1.7M4 8.5a5.5 5.5 0 0 1 5.5 5M26 8.5a5.5 5.5 0 0 0-5.5 5"/>`
  )
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly lang: Language
  readonly title: string
  readonly inside: string
}

export function frameOf({ width, height, lang, title, inside }: Frame, brush: Brush): string {
  const named = escapeMarkup(drawable(title))
  const box = `x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="3.5"`
  const drawn = `<rect ${box} ${brush.fill('box')}/>${inside}<rect ${box} fill="none" ${brush.stroke('edge')}/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"` +
    ` aria-label="${named}" xml:lang="${lang}" font-family="${deviceFonts[lang]}"><title>${named}</title>${brush.style()}${drawn}</svg>`
  )
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
