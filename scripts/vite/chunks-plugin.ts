import { isAbsolute, relative } from 'node:path'
import type { Plugin } from 'vite'

export const chunkModulesFile = '.vite/chunk-modules.json'

export type ChunkModules = Readonly<Record<string, readonly string[]>>

/** Writes the list of modules in each built file of the client. Vite's manifest has only the entries and imports of a file. */
export function chunksPlugin(): Plugin {
  return {
    name: 'kawara:chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const root = this.environment.config.root
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds.map((id) => pathOf(root, id))]] : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: chunkModulesFile,
        source: JSON.stringify(Object.fromEntries(modules)),
      })
    },
  }
}

/** The path of a module from the root of the repository: `src/web/root.tsx`. A module made by a plugin keeps its name. */
function pathOf(root: string, id: string): string {
  return isAbsolute(id) ? relative(root, id).replaceAll('\\', '/') : id.replace('\0', '')
}
