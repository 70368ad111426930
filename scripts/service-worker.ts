import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { root } from './build-stamp.ts'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const source = join(root, 'src/web/service-worker/service-worker.ts')
const shellModules = ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/errors/offline.tsx']

/** The worker of this build: its source as JavaScript, after the list of files that make up the shell. */
export async function writeServiceWorker(clientDirectory: string): Promise<void> {
  const text = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8')
  const shell = [...shellFiles(JSON.parse(text) as Manifest)].map((file) => `/${file}`)
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
  const build = `const build = ${JSON.stringify({ version, shell })}\n`
  await writeFile(join(clientDirectory, 'service-worker.js'), build + code)
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
