import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as palette from '../../src/domain/kernel/site/palette.ts'
import { root, sourceFiles } from '../support/source-files.ts'

const tokensPath = 'src/web/ui/styles/tokens.css'
const paletteFolder = 'src/domain/kernel/site/'

const allowed: readonly {
  readonly path: string
  readonly colours: readonly string[]
  readonly because: string
}[] = [
  {
    path: 'src/web/root.tsx',
    colours: [palette.paper.light, palette.paper.dark],
    because:
      'the paper of either theme for the browser around the page; an import is too much for the budget of scripts',
  },
  {
    path: 'src/web/page/print.css',
    colours: ['#fff', '#000', '#1c1c1c', '#444', '#999', '#bbb'],
    because: 'a printer has ink on white paper, whatever the theme',
  },
  {
    path: 'src/web/ui/styles/controls.css',
    colours: ['#fff'],
    because: 'third-party logos are drawn for white paper',
  },
  { path: 'src/web/dapps/dapps.css', colours: ['#fff'], because: 'scanners read a QR code on white' },
  {
    path: 'src/web/sdk/parts/qr-code.tsx',
    colours: ['#fff', '#000'],
    because: 'scanners read black on white',
  },
  {
    path: 'src/web/form/builder.css',
    colours: ['#fff', '#0a0f1e', '#5b6376', '#97a0b6'],
    because: 'imitates third-party pages, a white and a dark one side by side in either theme',
  },
  {
    path: 'src/web/ui/pictures/initials.tsx',
    colours: ['#fff'],
    because: 'letters on a colour computed from a name, in either theme',
  },
  { path: 'src/web/ui/pictures/initials-of.ts', colours: ['oklch('], because: 'computed from a name' },
  {
    path: 'src/api/widgets/html/html-parts.ts',
    colours: ['#e58a13', '#5468c4', '#fff', 'oklch('],
    because: 'the marks of Bitcoin and Ethereum, and initials on a colour computed from a name',
  },
  {
    path: 'src/api/cards/draw/draw-card.ts',
    colours: ['#fff', 'hsl('],
    because: 'initials on a colour computed from a name; the renderer knows no oklch()',
  },
  {
    path: 'src/api/cards/draw/make-card.ts',
    colours: ['#ffffff'],
    because: 'third-party pictures are drawn for white paper',
  },
]

const literal =
  /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\))/gi

function coloursIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
  return [...code.matchAll(literal)].map(([found]) => found.toLowerCase())
}

test('colours are written in tokens.css and the palette only', () => {
  const found = sourceFiles('src', /(?<!\.test)\.(?:tsx?|css|html)$/)
    .filter(
      ({ path }) => path !== tokensPath && !/^src\/domain\/kernel\/site\/(?:embed-)?palette\.ts$/.test(path),
    )
    .flatMap(({ path, text }) => {
      const own = allowed.find((place) => place.path === path)?.colours ?? []
      return coloursIn(text)
        .filter((colour) => !own.includes(colour))
        .map((colour) => `${path}: ${colour}; take it from ${tokensPath} or ${paletteFolder}palette.ts`)
    })
  expect(found).toEqual([])
})

test('every exception is still needed', () => {
  const unused = allowed.flatMap(({ path, colours }) => {
    const found = coloursIn(readFileSync(join(root, path), 'utf8'))
    return colours.filter((colour) => !found.includes(colour)).map((colour) => `${path}: ${colour}`)
  })
  expect(unused).toEqual([])
})

describe.each(['light', 'dark'] as const)('the palette in the %s theme', (theme) => {
  const tokens = readFileSync(join(root, tokensPath), 'utf8')
  const opening = theme === 'light' ? '@theme static {' : "[data-theme='dark'] {"
  const start = tokens.indexOf(opening)
  const declared = new Map(
    [...tokens.slice(start, tokens.indexOf('\n}', start)).matchAll(/--color-([\w-]+): ([^;]+);/g)].map(
      ([, name, value]) => [name, value],
    ),
  )

  test.each(Object.entries(palette))('%s is the token of that name', (name, colour) => {
    const token = name.replaceAll(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)
    expect(colour[theme], `${paletteFolder}palette.ts and --color-${token} of ${tokensPath}`).toBe(
      declared.get(token),
    )
  })
})

test('a style sheet names its breakpoints as tokens.css does', () => {
  const widths = sourceFiles('src', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:media|container)[^{;]*\bwidth\b[^{;]*/g)]
      .filter(([query]) => /[<>=:]\s*[\d.]+[a-z]+|[\d.]+[a-z]+\s*[<>=]/.test(query))
      .map(([query]) => `${path}: ${query.trim()}; say @variant md or theme(--breakpoint-md)`),
  )
  expect(widths).toEqual([])
})
