import type { Colour } from './palette.ts'

export function customProperties(colours: Readonly<Record<string, Colour>>, theme: keyof Colour): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour[theme]}`)
    .join(';')
}
