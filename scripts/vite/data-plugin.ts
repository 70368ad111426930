import type { Plugin } from 'vite'

/** Modules that compute plain data from tables which the browser does not need. */
const dataModules = /\/src\/domain\/offerings\/fields\/page-fields\.ts$/

/** Writes the computed data of `dataModules` into the browser bundle, without the tables and rules from which it is computed. */
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
