import { box, markGround, off } from '../site/embed-palette.ts'
import {
  failedText,
  ink,
  ink3,
  ongoingText,
  preText,
  rule2,
  succeededText,
  track,
  type Colour,
} from '../site/palette.ts'

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

/** Each against its box: text at 4.5 to 1 at least. */
const colours: Readonly<Record<Paint, Colour>> = {
  box,
  edge: rule2,
  ink,
  soft: ink3,
  track,
  pre: preText,
  ongoing: ongoingText,
  succeeded: succeededText,
  failed: failedText,
  brand: markGround,
  off,
}

/** As it is painted where only the light theme is known. */
export function lightOf(paint: Paint): string {
  return colours[paint].light
}

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
  const rules = new Set<string>()
  const painted = (attribute: 'fill' | 'stroke', paint: Paint) => {
    const { light, dark } = colours[paint]
    if (theme !== 'auto' || light === dark) return `${attribute}="${theme === 'dark' ? dark : light}"`
    const name = `${attribute[0]}-${paint}`
    rules.add(`.${name}{${attribute}:${dark}}`)
    return `${attribute}="${light}" class="${name}"`
  }
  return {
    fill: (paint) => painted('fill', paint),
    stroke: (paint) => painted('stroke', paint),
    style: () =>
      rules.size === 0 ? '' : `<style>@media (prefers-color-scheme:dark){${[...rules].join('')}}</style>`,
  }
}
