import type { Plugin } from 'vite'
import type { Operation } from '../../src/contract/operations/operation.ts'

const declarations = /\/src\/contract\/operations\/[\w-]+\.operations\.ts$/

/** Reduces operations to method and path in the browser bundle; the schemas stay on the server. */
export function contractPlugin(): Plugin {
  return {
    name: 'kawara:contract',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !declarations.test(id)) return null
      const module: Record<string, unknown> = await import(id)
      return Object.entries(module)
        .filter(([exported]) => exported.endsWith('Operations'))
        .map(([exported, declared]) => `export const ${exported} = ${JSON.stringify(shortened(declared))}`)
        .join('\n')
    },
  }
}

function shortened(declared: unknown) {
  const operations = Object.entries(declared as Record<string, Operation>)
  return Object.fromEntries(operations.map(([name, { method, path }]) => [name, { method, path }]))
}
