export interface Colour {
  readonly light: string
  readonly dark: string
}

// The colours of everything drawn without the site's style sheets: mails, the sandbox checkout, widgets, badges, cards,
// the API documentation. Each is the token of the same name in `web/ui/styles/tokens.css` (`ink3` is `--color-ink-3`).
// Change a colour in both files; `tests/guards/colours.test.ts` compares them. These are constants and not one object,
// so that a script that uses one of them does not download all. A constant that reads a property of another, as in
// `embed-palette.ts`, is downloaded with every import of its file: a bundler cannot know that the reading has no effect.

export const paper = { light: '#fbfaf6', dark: '#0c1122' } as const satisfies Colour
export const surface = { light: '#ffffff', dark: '#141b33' } as const satisfies Colour
export const sunken = { light: '#f3f1ea', dark: '#11172b' } as const satisfies Colour
export const ink = { light: '#131c30', dark: '#edeef4' } as const satisfies Colour
export const ink2 = { light: '#3f485d', dark: '#bfc6d6' } as const satisfies Colour
export const ink3 = { light: '#5b6376', dark: '#97a0b6' } as const satisfies Colour
export const rule = { light: '#e0ddd3', dark: '#232c48' } as const satisfies Colour
export const rule2 = { light: '#c9c5b8', dark: '#36415f' } as const satisfies Colour
export const track = { light: '#e3e0d6', dark: '#2a3453' } as const satisfies Colour
export const accent = { light: '#17488a', dark: '#93b8f4' } as const satisfies Colour
export const onAccent = { light: '#ffffff', dark: '#0b1226' } as const satisfies Colour
export const brand = { light: '#d63a1e', dark: '#f2593a' } as const satisfies Colour
export const onBrand = { light: '#ffffff', dark: '#16060a' } as const satisfies Colour
export const preText = { light: '#555d70', dark: '#aab2c4' } as const satisfies Colour
export const ongoingText = { light: '#8c4a00', dark: '#f6b061' } as const satisfies Colour
export const succeededText = { light: '#12673b', dark: '#68cf9a' } as const satisfies Colour
export const failedText = { light: '#a51d37', dark: '#ff8c9f' } as const satisfies Colour
export const greenFig = { light: '#0d6c40', dark: '#5fcd95' } as const satisfies Colour
export const redFig = { light: '#b01f38', dark: '#ff8598' } as const satisfies Colour
export const blueFig = { light: '#1550a8', dark: '#86b4ff' } as const satisfies Colour
export const eventToken = { light: '#17488a', dark: '#93b8f4' } as const satisfies Colour
export const eventPeople = { light: '#7a3f7d', dark: '#d7a0da' } as const satisfies Colour
export const eventCompany = { light: '#4f6412', dark: '#b6cb6d' } as const satisfies Colour
