import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { LRUCache } from 'lru-cache'
import { decompress } from 'wawoff2'
import { hanForms, type HanForm, type Language } from '../../../domain/kernel/site/language.ts'

export type Weight = 400 | 700

interface FontFile {
  readonly path: string
  readonly holds: (codePoint: number) => boolean
}

const require = createRequire(import.meta.url)
/** The files of each font family, which is split into about a hundred files by Unicode range. */
const files: Readonly<Record<HanForm, readonly FontFile[]>> = {
  jp: filesOf('jp'),
  kr: filesOf('kr'),
  sc: filesOf('sc'),
}

function filesOf(family: HanForm): readonly FontFile[] {
  const folder = dirname(require.resolve(`@fontsource-variable/noto-sans-${family}/package.json`))
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(ranges).map(([name, text]) => ({
    path: join(folder, 'files', `noto-sans-${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    holds: readRanges(text),
  }))
}

function readRanges(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

interface OpenFont {
  readonly font: Font
  readonly known: ReadonlySet<number>
}

const maxFonts = 120
const fonts = new LRUCache<string, Promise<OpenFont>>({ max: maxFonts })
let opening: Promise<unknown> = Promise.resolve()

function openFont(path: string, weight: Weight): Promise<OpenFont> {
  const key = `${weight} ${path}`
  const open = fonts.get(key)
  if (open !== undefined) return open
  // The WOFF2 decoder has only one output buffer, so font files are opened one after the other.
  const opened = opening.then(() => readFont(path, weight))
  opening = opened.catch(() => undefined)
  fonts.set(key, opened)
  return opened
}

async function readFont(path: string, weight: Weight): Promise<OpenFont> {
  const face = new Face(new Blob(Uint8Array.from(await decompress(readFileSync(path)))))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, known: new Set(face.collectUnicodes()) }
}

const maxCharacters = 20_000
const found = new LRUCache<string, string>({ max: maxCharacters })

/** Finds the font for a character in the order of preference of the language; undefined if no font has it. */
export async function fontFor(
  codePoint: number,
  { language, weight }: { language: Language; weight: Weight },
): Promise<Font | undefined> {
  const key = `${hanForms[language][0]} ${codePoint}`
  const before = found.get(key)
  if (before !== undefined) return (await openFont(before, weight)).font
  for (const family of hanForms[language]) {
    for (const { path, holds } of files[family]) {
      if (!holds(codePoint)) continue
      const { font, known } = await openFont(path, weight)
      if (!known.has(codePoint)) continue
      found.set(key, path)
      return font
    }
  }
  return undefined
}
