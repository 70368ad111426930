/** `auto` goes by what the device of whoever looks at it prefers. */
type DrawingTheme = 'auto' | 'light' | 'dark'

/** What a thing in a drawing is painted as. */
export type Paint =
  | 'box'
  | 'edge'
  | 'ink'
  | 'soft'
  | 'track'
  | 'pre'
  | 'ongoing'
  | 'succeeded'
  | 'failed'
  | 'brand'
  | 'off'

type Palette = Readonly<Record<Paint, string>>

/** Each against its box: text at 4.5 to 1 at least. */
const light: Palette = {
  box: '#ffffff',
  edge: '#c9c5b8',
  ink: '#131c30',
  soft: '#5b6376',
  track: '#e3e0d6',
  pre: '#555d70',
  ongoing: '#8c4a00',
  succeeded: '#12673b',
  failed: '#a51d37',
  brand: '#d63a1e',
  off: '#6b7386',
}
const dark: Palette = {
  box: '#0f1529',
  edge: '#36415f',
  ink: '#edeef4',
  soft: '#97a0b6',
  track: '#2a3453',
  pre: '#aab2c4',
  ongoing: '#f6b061',
  succeeded: '#68cf9a',
  failed: '#ff8c9f',
  brand: '#d63a1e',
  off: '#5c6580',
}
export const drawingPalettes: Readonly<Record<'light' | 'dark', Palette>> = { light, dark }

export interface Brush {
  readonly fill: (paint: Paint) => string
  readonly stroke: (paint: Paint) => string
  /** What has to stand in the picture for all that was painted with it. */
  readonly style: () => string
}

/**
 * Colours are attributes, which every renderer knows. A drawing that goes by the device is light by them, and rules make
 * it dark where that is preferred.
 */
export function brushFor(theme: DrawingTheme): Brush {
  const palette = theme === 'dark' ? dark : light
  const rules = new Set<string>()
  const painted = (attribute: 'fill' | 'stroke', paint: Paint) => {
    if (theme !== 'auto' || light[paint] === dark[paint]) return `${attribute}="${palette[paint]}"`
    const name = `${attribute[0]}-${paint}`
    rules.add(`.${name}{${attribute}:${dark[paint]}}`)
    return `${attribute}="${palette[paint]}" class="${name}"`
  }
  return {
    fill: (paint) => painted('fill', paint),
    stroke: (paint) => painted('stroke', paint),
    style: () =>
      rules.size === 0 ? '' : `<style>@media (prefers-color-scheme:dark){${[...rules].join('')}}</style>`,
  }
}
