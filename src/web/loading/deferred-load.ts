import type { Load } from './load.ts'

/**
 * Wraps the load function of a `.load` file so that the browser fetches the file only when the reader navigates to its
 * page: the server has already loaded the first page.
 */
export function deferredLoad<Data>(fetchFile: () => Promise<{ readonly load: Load<Data> }>): Load<Data> {
  return async (args) => (await fetchFile()).load(args)
}
