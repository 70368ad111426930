import { Buffer as Shaping, shape, type Font } from 'harfbuzzjs'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { fontFor, type Weight } from './fonts.ts'

export interface TextStyle {
  readonly language: Language
  readonly weight: Weight
  readonly size: number
}

/** A text as outlines, which need no font to be drawn. The origin is the start of the base line. */
export interface DrawnText {
  readonly width: number
  readonly svg: string
}

export const leading = 1.28

export interface Place {
  readonly x: number
  readonly y: number
  readonly fill: string
}

export function place({ svg }: DrawnText, { x, y, fill }: Place): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${svg}</g>`
}

/** All fonts used here have this many units per em. */
export const unitsPerEm = 1000

/**
 * True for a character that a name must not lose. Variation selectors and the keycap mark are parts of emoji and do not count as
 * letters.
 */
function isLetter(character: string): boolean {
  return /[\p{L}\p{M}\p{N}\p{Sc}]/u.test(character) && !/[\uFE00-\uFE0F\u20E3]/u.test(character)
}

export class UnwritableText extends Error {}

/**
 * Writes a text as outlines. A symbol that no font has, such as an emoji, is left out; a missing letter or digit throws, because
 * half a name is another name. With `isExact` any missing character throws.
 */
export async function drawText(
  text: string,
  { language, weight, size, isExact = false }: TextStyle & { readonly isExact?: boolean },
): Promise<DrawnText> {
  const runs: { font: Font; text: string }[] = []
  for (const character of text) {
    const font = await fontFor(character.codePointAt(0) ?? 0, { language, weight })
    const last = runs.at(-1)
    if (font === undefined) {
      if (isExact || isLetter(character)) throw new UnwritableText()
    } else if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  let x = 0
  const paths: string[] = []
  for (const run of runs) {
    const shaping = new Shaping()
    shaping.addText(run.text)
    shaping.guessSegmentProperties()
    shape(run.font, shaping)
    const positions = shaping.getGlyphPositions()
    for (const [nth, { codepoint: glyph, cluster }] of shaping.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {}
      const path = run.font.glyphToPath(glyph)
      if (path === '' && !/\s/u.test(run.text[cluster] ?? ' ')) throw new Error('A glyph has no outline')
      if (path !== '') paths.push(`<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`)
      x += xAdvance
    }
  }
  const scale = size / unitsPerEm
  return { width: x * scale, svg: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>` }
}
