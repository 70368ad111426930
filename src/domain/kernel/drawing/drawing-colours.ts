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

type DrawingTheme = 'auto' | 'light' | 'dark'

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

/** The colours of drawings. Those of texts have a contrast of at least 4.5 to 1 against the background `box`. */
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

export function lightOf(paint: Paint): string {
  return colours[paint].light
}

export interface Brush {
  readonly fill: (paint: Paint) => string
  readonly stroke: (paint: Paint) => string
  /** Returns the `<style>` element for the colours used so far, so it must be called after everything is painted. */
  readonly style: () => string
}

/**
 * Colours are written as attributes, which every renderer supports. A drawing with theme `auto` has the light colours
 * as attributes, and a style sheet replaces them on dark devices.
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
