import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../src/domain/kernel/site/language.ts'
import { firstEntries, pagesOf, readManifest, scriptsOf, stylesOf } from './client-manifest.ts'

/** Bytes after gzip that the first visit to a page may download. */
const maxScriptBytes = 130_000
const maxStyleBytes = 15_000

const frameTexts = ['frame', 'filters', 'industries']

/**
 * Fails when a page downloads too much: the frame (header and footer), the page's module, and the dictionary of its area in the
 * heaviest language.
 */
export async function checkBudget(clientDirectory: string): Promise<void> {
  const manifest = await readManifest(clientDirectory)
  const weigh = async (files: Iterable<string>) => {
    const sizes = await Promise.all(
      [...new Set(files)].map(
        async (file) => gzipSync(await readFile(join(clientDirectory, file)), { level: 9 }).length,
      ),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const tooHeavy: string[] = []
  for (const page of pagesOf(manifest)) {
    const entries = firstEntries(manifest, page)
    const area = dirname(page).split('/').at(-1) ?? ''
    const texts = await Promise.all(
      languages.map((language) => weigh(scriptsOf(manifest, dictionaries(language, [...frameTexts, area])))),
    )
    const script = (await weigh(scriptsOf(manifest, entries))) + Math.max(...texts)
    const style = await weigh(stylesOf(manifest, entries))
    if (script > maxScriptBytes)
      tooHeavy.push(`${page}: ${script} bytes of JavaScript, at most ${maxScriptBytes}`)
    if (style > maxStyleBytes) tooHeavy.push(`${page}: ${style} bytes of CSS, at most ${maxStyleBytes}`)
    if (page.includes('/home/'))
      console.log(`first load of the home page, gzip: ${script} JavaScript, ${style} CSS`)
  }
  if (tooHeavy.length > 0) throw new Error(`The build is over its budget:\n${tooHeavy.join('\n')}`)
}

function dictionaries(language: string, areas: readonly string[]): string[] {
  return [
    `src/web/i18n/dictionaries-of/${language}.ts`,
    // An area with several dictionaries has a folder; `page` holds the texts of its first screen.
    ...areas.flatMap((area) => [`src/words/${language}/${area}.ts`, `src/words/${language}/${area}/page.ts`]),
  ]
}
