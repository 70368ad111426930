import type { Client } from '../../contract/calls/client.ts'
import { linkedPages, type LinkedPage } from '../../domain/pages/linked-pages.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import type { LoadArguments } from '../loading/load.ts'

export type WrittenPage = Awaited<ReturnType<Client['getPage']>>

export interface MissingPage {
  readonly missing: LinkedPage
}

export type LoadedPage = WrittenPage | MissingPage

/** Makes the load function of a static page: of the page with this id, or of the one that the address names. */
export function loadPage(id?: string) {
  return async ({ client, params }: LoadArguments): Promise<LoadedPage> => {
    const pageId = id ?? params['pageId'] ?? ''
    const missing = linkedPages.find((linked) => linked === pageId)
    try {
      return await client.getPage({ pageId })
    } catch (error) {
      if (missing === undefined || !isHttpFailure(error) || error.problem?.code !== 'page_not_found')
        throw error
      return { missing }
    }
  }
}
