import { blueFig, brand, rule, surface, type Colour } from './palette.ts'

// Widgets and badges are shown on third-party pages, in a box of their own. These colours differ from the site's.

export const box = { light: surface.light, dark: '#0f1529' } as const satisfies Colour
export const boxRule = { light: '#e6e3da', dark: rule.dark } as const satisfies Colour
/** The colour of a badge or widget that has nothing to show. */
export const off = { light: '#6b7386', dark: '#5c6580' } as const satisfies Colour
export const markGround = { light: brand.light, dark: brand.light } as const satisfies Colour
/** The blue that Korean readers expect for falling prices. */
export const boxBlueFig = { light: blueFig.light, dark: '#8ab4ff' } as const satisfies Colour
