import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ManifestEntry {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

const routeSuffix = '?__react-router-build-client-route'

const frameEntries = ['src/web/entry.client.tsx', `src/web/root.tsx${routeSuffix}`]

export async function readManifest(clientDirectory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest
}

export function pagesOf(manifest: Manifest): string[] {
  return Object.keys(manifest)
    .filter((key) => key.endsWith(routeSuffix))
    .map((key) => key.slice(0, -routeSuffix.length))
    .toSorted()
}

/** The entries that a browser loads for a page, without those behind a dynamic import. Without a page: the entries that every page loads. */
export function firstEntries(manifest: Manifest, page?: string): Set<string> {
  return withImports(manifest, page === undefined ? frameEntries : [...frameEntries, page + routeSuffix])
}

export function scriptsOf(manifest: Manifest, entries: Iterable<string>): string[] {
  return [...entries].flatMap((entry) => manifest[entry]?.file ?? []).filter((file) => file.endsWith('.js'))
}

export function stylesOf(manifest: Manifest, entries: Iterable<string>): string[] {
  return [...entries].flatMap((entry) => manifest[entry]?.css ?? [])
}

function withImports(manifest: Manifest, entries: readonly string[], seen = new Set<string>()): Set<string> {
  for (const entry of entries) {
    if (seen.has(entry)) continue
    seen.add(entry)
    withImports(manifest, manifest[entry]?.imports ?? [], seen)
  }
  return seen
}
