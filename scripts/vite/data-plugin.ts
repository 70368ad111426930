import type { Plugin } from 'vite'

/** Modules whose exports are plain data, made of tables that a browser does not need. */
const dataModules = /\/src\/domain\/offerings\/fields\/page-fields\.ts$/

/** A browser gets the data that such a module exports, and not the rules that it is made of. */
export function dataPlugin(): Plugin {
  return {
    name: 'kawara:data',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !dataModules.test(id)) return null
      const module: Record<string, unknown> = await import(id)
      return Object.entries(module)
        .map(([exported, data]) => `export const ${exported} = ${JSON.stringify(data)}`)
        .join('\n')
    },
  }
}
