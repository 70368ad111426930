import { isAbsolute, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where the build writes which modules each file holds, beside Vite's manifest. */
export const chunkModulesFile = '.vite/chunk-modules.json'

/** By the name of a file of the build, the paths of its modules. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>

/** Writes the modules of each file of the client, by path. The manifest knows entries and imports of a file, but not what is in it. */
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

/** `src/web/root.tsx`; a module that a plugin made keeps its own name. */
function pathOf(root: string, id: string): string {
  return isAbsolute(id) ? relative(root, id).replaceAll('\\', '/') : id.replace('\0', '')
}
