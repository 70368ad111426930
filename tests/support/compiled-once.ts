import { resolve } from 'node:path'

/** Environment for programs that tests start often: Node caches compiled code, which saves a third of a second per start. */
export const compiledOnce = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../node_modules/.cache/kawara/compiled'),
} as const
