import type { Client } from '../../contract/calls/client.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import type { LoadArguments } from '../loading/load.ts'

export type WrittenPage = Awaited<ReturnType<Client['getPage']>>

/** Pages that every site links to. Until the operator has published them, they say that they are missing. */
const linkedPages = ['ads', 'commerce', 'company', 'ico', 'interviews', 'privacy', 'tax', 'terms'] as const
export interface MissingPage {
  readonly missing: (typeof linkedPages)[number]
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
