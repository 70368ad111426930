import type { Colour } from './palette.ts'

/** The colours of one theme as CSS custom properties: `--ink:#131c30;--rule:#e0ddd3`. */
export function customProperties(colours: Readonly<Record<string, Colour>>, theme: keyof Colour): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour[theme]}`)
    .join(';')
}
