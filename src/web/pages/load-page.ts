import type { LoadArguments } from '../loading/load.ts'

/** A page of the database by its id, or the one a route stands for. */
export function loadPage(pageId?: string) {
  return ({ client, params }: LoadArguments) => client.getPage({ pageId: pageId ?? params['pageId'] ?? '' })
}

export type LoadedPage = Awaited<ReturnType<ReturnType<typeof loadPage>>>
