import type { Load } from './load.ts'

/**
 * Wraps the load function of a `.load` file so that the browser fetches the file only when the reader navigates to its
 * page: the server has already loaded the first page. `fetchPart` fetches a deferred part that the page must not appear without.
 */
export function deferredLoad<Data>(
  fetchFile: () => Promise<{ readonly load: Load<Data> }>,
  fetchPart?: () => Promise<unknown>,
): Load<Data> {
  return async (args) => {
    const load = async () => (await fetchFile()).load(args)
    const [loaded] = await Promise.all([load(), import.meta.env.SSR ? undefined : fetchPart?.()])
    return loaded
  }
}
