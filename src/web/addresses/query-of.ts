import type { PageAddress } from './page-address.ts'
import type { PageQuery } from './page-queries.ts'

interface Requested {
  readonly url: URL
  readonly address?: PageAddress | undefined
}

/**
 * What a page reads of its query. The server has read it to find the one address of the page; a browser that moves on to the
 * page reads it here.
 */
export function queryOf<Value>({ url, address }: Requested, reads: PageQuery<Value>): Value {
  // The server and the pages it renders are bundled apart, so each has its own copy of the declarations: names tell them.
  const isRead = address?.page?.query.names.join() === reads.names.join()
  return isRead ? (address.value as Value) : reads.read(url.searchParams)
}
