import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../src/domain/kernel/site/language.ts'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

/** Bytes after gzip that a first visit to a page may cost. */
const maxScriptBytes = 130_000
const maxStyleBytes = 15_000

const frame = ['src/web/entry.client.tsx', 'src/web/root.tsx?__react-router-build-client-route']
const frameTexts = ['frame', 'filters', 'industries']

/** Each page's own weight: the frame, the page's module, and the texts of its area with their index in the heaviest language. */
export async function checkBudget(clientDirectory: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const weigh = async (files: Iterable<string>) => {
    const sizes = await Promise.all(
      [...new Set(files)].map(
        async (file) => gzipSync(await readFile(join(clientDirectory, file)), { level: 9 }).length,
      ),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const routes = Object.keys(manifest).filter((key) => key.endsWith('?__react-router-build-client-route'))
  const tooHeavy: string[] = []
  for (const route of routes) {
    const modules = closure(manifest, [...frame, route])
    const area = dirname(route).split('/').at(-1) ?? ''
    const texts = await Promise.all(
      languages.map((language) => weigh(filesOf(manifest, dictionaries(language, [...frameTexts, area])))),
    )
    const script = (await weigh(filesOf(manifest, modules))) + Math.max(...texts)
    const style = await weigh([...modules].flatMap((module) => manifest[module]?.css ?? []))
    if (script > maxScriptBytes)
      tooHeavy.push(`${route}: ${script} bytes of JavaScript, at most ${maxScriptBytes}`)
    if (style > maxStyleBytes) tooHeavy.push(`${route}: ${style} bytes of CSS, at most ${maxStyleBytes}`)
    if (route.includes('/home/'))
      console.log(`first load of the home page, gzip: ${script} JavaScript, ${style} CSS`)
  }
  if (tooHeavy.length > 0) throw new Error(`The build is over its budget:\n${tooHeavy.join('\n')}`)
}

function dictionaries(language: string, areas: readonly string[]): string[] {
  return [
    `src/web/i18n/dictionaries-of/${language}.ts`,
    // An area with more than one dictionary has a folder, and in `page` what its first screen says.
    ...areas.flatMap((area) => [`src/words/${language}/${area}.ts`, `src/words/${language}/${area}/page.ts`]),
  ]
}

function filesOf(manifest: Manifest, modules: Iterable<string>): string[] {
  return [...modules].flatMap((module) => manifest[module]?.file ?? []).filter((file) => file.endsWith('.js'))
}

function closure(manifest: Manifest, modules: readonly string[], seen = new Set<string>()): Set<string> {
  for (const module of modules) {
    if (seen.has(module)) continue
    seen.add(module)
    closure(manifest, manifest[module]?.imports ?? [], seen)
  }
  return seen
}
