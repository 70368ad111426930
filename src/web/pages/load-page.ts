import type { LoadArguments } from '../loading/load.ts'

/** Makes a load for a static page: the one with the given id, or the one named in the address. */
export function loadPage(pageId?: string) {
  return ({ client, params }: LoadArguments) => client.getPage({ pageId: pageId ?? params['pageId'] ?? '' })
}

export type LoadedPage = Awaited<ReturnType<ReturnType<typeof loadPage>>>
