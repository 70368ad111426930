import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

interface BuiltWeb {
  readonly build: () => Promise<ServerBuild>
  readonly stamp: string
  readonly assetsOf: (module: string) => readonly string[] | undefined
}

export async function loadBuiltWeb(buildDirectory: string): Promise<BuiltWeb> {
  const build = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as ServerBuild
  const manifest = JSON.parse(
    await readFile(join(buildDirectory, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest
  return {
    build: async () => build,
    stamp: await readFile(join(buildDirectory, 'stamp'), 'utf8'),
    assetsOf: filesOf(manifest),
  }
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** The files of a module and of everything it imports statically, each found once. */
function filesOf(manifest: Manifest): (module: string) => readonly string[] | undefined {
  const found = new Map<string, readonly string[]>()
  const walk = (module: string, seen: Set<string>): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of manifest[module]?.imports ?? []) walk(imported, seen)
  }
  return (module) => {
    if (manifest[module] === undefined) return undefined
    const known = found.get(module)
    if (known !== undefined) return known
    const seen = new Set<string>()
    walk(module, seen)
    const files = [...seen].map((one) => `/${manifest[one]?.file}`)
    found.set(module, files)
    return files
  }
}
