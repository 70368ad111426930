import type { LoadArguments } from '../loading/load.ts'

/** Makes the load function of a static page: of the page with this id, or of the one that the address names. */
export function loadPage(pageId?: string) {
  return ({ client, params }: LoadArguments) => client.getPage({ pageId: pageId ?? params['pageId'] ?? '' })
}

export type LoadedPage = Awaited<ReturnType<ReturnType<typeof loadPage>>>
