import type { Card } from './card.ts'
import * as palette from '../../../domain/kernel/site/palette.ts'
import { left } from './card-frame.ts'
import { drawText, place } from './text-paths.ts'

export const logoSize = 124

export async function drawLogo(
  { initials, language }: Card,
  logo: Buffer | undefined,
  y: number,
): Promise<string> {
  const box = `x="${left}" y="${y}" width="${logoSize}" height="${logoSize}"`
  if (logo !== undefined)
    return [
      `<clipPath id="logo"><rect ${box} rx="8"/></clipPath>`,
      `<image ${box} clip-path="url(#logo)" href="data:image/png;base64,${logo.toString('base64')}"/>`,
      `<rect ${box} rx="8" fill="none" stroke="${palette.track.light}" stroke-width="2"/>`,
    ].join('')
  const { letters = '', name = '' } = initials ?? {}
  const drawn = await drawText(letters, { language, weight: 700, size: 54 })
  const x = left + (logoSize - drawn.width) / 2
  return `<rect ${box} rx="8" fill="${colourOf(name)}"/>${place(drawn, { x, y: y + logoSize / 2 + 19, fill: '#fff' })}`
}

/** The same name has the same colour; white letters are read on each. */
function colourOf(name: string): string {
  const hash = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0)
  return `hsl(${(hash * 137) % 360},38%,34%)`
}
