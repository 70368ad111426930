import type { Plugin } from 'vite'

/** Modules whose exports are plain data, computed from tables that the browser does not need. */
const dataModules = /\/src\/domain\/offerings\/fields\/page-fields\.ts$/

/** Replaces such a module by its computed exports in the browser bundle, without the rules behind them. */
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
