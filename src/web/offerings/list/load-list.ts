import type { LoadArguments } from '../../loading/load.ts'
import type { LoadedList } from './present-list.ts'

/**
 * What a page of the list shows, for `/` and `/search` alike. The first page is made on the server, so the browser
 * fetches the rules of the list, with all that reads queries and writes numbers, when the reader moves on.
 */
export async function loadList(args: LoadArguments): Promise<LoadedList> {
  const { presentList } = await import('./present-list.ts')
  return presentList(args)
}
