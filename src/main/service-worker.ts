import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const source = resolve(import.meta.dirname, '../web/service-worker/service-worker.ts')
const shellModules = ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/errors/offline.tsx']

/** Asked for anew each time, so that a new build is noticed at the next visit. */
export async function serviceWorkerRoute(app: FastifyInstance, clientDirectory: string): Promise<void> {
  const worker = await serviceWorkerOf(clientDirectory)
  app.get('/service-worker.js', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
}

/** The worker of this build: its source without types, after the list of files that make up the shell. */
async function serviceWorkerOf(clientDirectory: string): Promise<string> {
  const text = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const shell = [...filesOf(manifest)].map((file) => `/${file}`)
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const worker = stripTypeScriptTypes(await readFile(source, 'utf8'))
  return `const build = ${JSON.stringify({ version, shell })}\n${worker}`
}

function filesOf(manifest: Manifest): Set<string> {
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
