import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './build-stamp.ts'
import { bundleScript } from './bundle-script.ts'
import type { Manifest } from './client-manifest.ts'

const source = join(root, 'src/web/service-worker/service-worker.ts')
const shellModules = [
  'src/web/entry.client.tsx',
  'src/web/root.tsx',
  'src/web/errors/offline.tsx',
  'src/web/errors/failure.tsx',
]

export async function writeServiceWorker(clientDirectory: string): Promise<void> {
  const text = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const shell = [...shellFiles(manifest)].map((file) => `/${file}`)
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  await bundleScript({
    source,
    fileName: 'service-worker.js',
    clientDirectory,
    banner: buildIs({ version, shell, parts: partsIn(manifest), words: wordsIn(manifest) }),
  })
}

function buildIs(build: {
  version: string
  shell: readonly string[]
  parts: Readonly<Record<string, readonly string[]>>
  words: readonly (readonly string[])[]
}): string {
  return `const build = ${JSON.stringify(build)};`
}

const wordsOf = /^src\/words\/(\w+)\//

/** The files that each file imports, directly or deferred, except dictionaries, which are loaded by language. */
function partsIn(manifest: Manifest): Record<string, string[]> {
  const parts = Object.values(manifest).map(({ file, imports = [], dynamicImports = [], css = [] }) => {
    const modules = [...imports, ...dynamicImports].filter((module) => !wordsOf.test(module))
    const files = modules.flatMap((module) => manifest[module]?.file ?? [])
    return [`/${file}`, [...files, ...css].map((name) => `/${name}`)] as const
  })
  return Object.fromEntries(parts.filter(([, files]) => files.length > 0))
}

/**
 * The dictionary files, grouped by language. With a page the worker stores all dictionaries of its language, because deferred
 * parts of the page have dictionaries of their own.
 */
function wordsIn(manifest: Manifest): string[][] {
  const groups = new Map<string, string[]>()
  for (const [module, { file }] of Object.entries(manifest)) {
    const language = wordsOf.exec(module)?.[1]
    if (language !== undefined) groups.set(language, [...(groups.get(language) ?? []), `/${file}`])
  }
  return [...groups.values()]
}

function shellFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (module: string) => {
    const entry = Object.entries(manifest).find(([key]) => key.split('?', 1)[0] === module)?.[1]
    if (entry === undefined || visited.has(module)) return
    visited.add(module)
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  for (const module of shellModules) visit(module)
  return files
}
