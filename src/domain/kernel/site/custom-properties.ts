import type { Colour } from './palette.ts'

/** `--ink:#131c30;--rule:#e0ddd3`: the colours of one theme as a style sheet declares them. */
export function customProperties(colours: Readonly<Record<string, Colour>>, theme: keyof Colour): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour[theme]}`)
    .join(';')
}
