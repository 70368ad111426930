import { box } from '../kernel/site/embed-palette.ts'
import type { Colour } from '../kernel/site/palette.ts'

export const minContrast = 4.5

type Rgb = readonly [number, number, number]

function rgbOf(ink: string): Rgb {
  const value = Number.parseInt(ink, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function luminanceOf(ink: string): number {
  const [red, green, blue] = rgbOf(ink).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const steps = 20

/**
 * Makes a colour readable on light or dark paper: `17488a` stays as it is on white, and is mixed with white on dark
 * paper until the contrast suffices.
 */
export function inkOn(paper: keyof Colour, ink: string): string {
  const ground = box[paper].slice(1)
  const towards: Rgb = paper === 'light' ? [0, 0, 0] : [255, 255, 255]
  const own = rgbOf(ink)
  for (let step = 0; step <= steps; step++) {
    const mixed = own.map((part, place) => Math.round(part + (((towards[place] ?? 0) - part) * step) / steps))
    const found = mixed.map((part) => part.toString(16).padStart(2, '0')).join('')
    if (contrastOf(found, ground) >= minContrast) return found
  }
  return paper === 'light' ? '000000' : 'ffffff'
}
