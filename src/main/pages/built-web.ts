import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

interface BuiltWeb {
  readonly build: () => Promise<ServerBuild>
  readonly stamp: string
  readonly assetOf: (module: string) => string | undefined
}

export async function loadBuiltWeb(buildDirectory: string): Promise<BuiltWeb> {
  const build = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as ServerBuild
  const manifest = JSON.parse(
    await readFile(join(buildDirectory, 'client/.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, { file: string }>>
  return {
    build: async () => build,
    stamp: await readFile(join(buildDirectory, 'stamp'), 'utf8'),
    assetOf(module) {
      const file = manifest[module]?.file
      return file === undefined ? undefined : `/${file}`
    },
  }
}
