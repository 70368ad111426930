import type { PageAddress } from './page-address.ts'
import type { PageQuery } from './page-queries.ts'

interface Requested {
  readonly url: URL
  readonly address?: PageAddress | undefined
}

/** The parsed query of a page. On the server it has been parsed already, for the canonical address; in the browser it is parsed here. */
export function queryOf<Value>({ url, address }: Requested, reads: PageQuery<Value>): Value {
  // Whether two pages read the same parameters, compared by name: the server and the page bundle have separate copies of the
  // declarations, so the objects differ.
  const isRead = address?.page?.query.names.join() === reads.names.join()
  return isRead ? (address.value as Value) : reads.read(url.searchParams)
}
