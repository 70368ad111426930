import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './build-stamp.ts'
import { firstEntries, pagesOf, readManifest, scriptsOf, type Manifest } from './client-manifest.ts'
import { chunkModulesFile, type ChunkModules } from './vite/chunks-plugin.ts'

/**
 * With this option the build rewrites `scripts/first-load.txt`, the list of what a first view downloads, instead of checking it:
 * `npm run build -- --accept-first-load`.
 */
export const acceptOption = '--accept-first-load'

const listingFile = join(root, 'scripts/first-load.txt')
const introduction = `What the first view of each page downloads: its chunks, then the modules in each of them. Texts are not listed.
The build compares. Accept a change you meant with: npm run build -- ${acceptOption}
`

export async function checkFirstLoad(clientDirectory: string, isAccepted: boolean): Promise<void> {
  const modules = await readFile(join(clientDirectory, chunkModulesFile), 'utf8')
  const built = listFirstLoads(await readManifest(clientDirectory), JSON.parse(modules) as ChunkModules)
  if (isAccepted) return writeFile(listingFile, built)
  const changes = changesOf(await readFile(listingFile, 'utf8').catch(() => ''), built)
  if (changes.length === 0) return
  throw new Error(
    `The first view of pages downloads something else than scripts/first-load.txt says:\n${changes.join('\n')}\n` +
      `If you meant it: npm run build -- ${acceptOption}`,
  )
}

export function listFirstLoads(manifest: Manifest, modules: ChunkModules): string {
  const ofEveryPage = new Set(scriptsOf(manifest, firstEntries(manifest)))
  const pages = pagesOf(manifest).map((page) => {
    const files = new Set(scriptsOf(manifest, firstEntries(manifest, page)))
    return { page, files: [...files].filter((file) => !ofEveryPage.has(file)) }
  })
  const files = new Set([...ofEveryPage, ...pages.flatMap((page) => page.files)])
  const names = chunkNames([...files], modules)
  const nameOf = (file: string) => `chunk ${names.get(file)}`
  return [
    introduction,
    block('every page', [...ofEveryPage].map(nameOf)),
    ...pages
      .filter((page) => page.files.length > 0)
      .map((page) => block(`page ${page.page}`, page.files.map(nameOf))),
    ...[...files]
      .map((file) => block(nameOf(file), [...new Set(modules[file]?.map(packageOrPath))]))
      .toSorted(),
  ].join('\n')
}

export function changesOf(listed: string, built: string): string[] {
  const before = linesOf(listed)
  const after = linesOf(built)
  return [
    ...[...before.difference(after)].map((line) => `- ${line}`),
    ...[...after.difference(before)].map((line) => `+ ${line}`),
  ]
}

function block(title: string, lines: readonly string[]): string {
  return `${title}\n${lines
    .toSorted()
    .map((line) => `  ${line}\n`)
    .join('')}`
}

function linesOf(text: string): Set<string> {
  let title = ''
  return new Set(
    text.split('\n').flatMap((line) => {
      if (line.startsWith('  ')) return [`${title}: ${line.trim()}`]
      title = line
      return []
    }),
  )
}

/** The name of a chunk without its hash: `assets/market-Bs1_x2Yz.js` is `market`. If several have that name, the first module is appended. */
function chunkNames(files: readonly string[], modules: ChunkModules): Map<string, string> {
  const named = files.map(
    (file) => [file, file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')] as const,
  )
  const counts = Map.groupBy(named, ([, name]) => name)
  return new Map(
    named.map(([file, name]) => {
      const first = modules[file]?.toSorted()[0]
      return [file, counts.get(name)?.length === 1 ? name : `${name} with ${first}`]
    }),
  )
}

/** Lists a library by its name, not by its modules. The query of a module, which says how Vite loaded it, is dropped. */
function packageOrPath(id: string): string {
  const [path = ''] = id.split('?', 1)
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path
}
