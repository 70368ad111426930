import type { Load } from './load.ts'

/**
 * The load of a `.load` file. The first page is made on the server, so the browser fetches the file, with all that reads
 * queries and writes numbers, when the reader moves on.
 */
export function deferredLoad<Data>(fetchFile: () => Promise<{ readonly load: Load<Data> }>): Load<Data> {
  return async (args) => (await fetchFile()).load(args)
}
