import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Client } from '../../contract/calls/client.ts'
import { defaultLanguage, isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { PageAddress } from '../addresses/page-address.ts'
import { isHttpFailure } from './http-failure.ts'
import { navigationFailed } from './navigation-failure.ts'
import { pageContext } from './page-context.ts'
import type { Posted } from './posted.ts'

export interface LoadArguments {
  readonly client: Client
  readonly language: Language
  readonly params: Params
  readonly url: URL
  /** The moment that the page is made for. */
  readonly now: Date
  /** On the server only; `queryOf` takes from it what was read of the query. */
  readonly address?: PageAddress | undefined
  /** On the server alone. */
  readonly posted?: Posted | undefined
  /** On the server alone: the page is for this reader, whatever its answers are made of. */
  readonly isPrivate?: () => void
}

export type Load<Data> = (args: LoadArguments) => Promise<Data>

/**
 * During server rendering the client calls the operations directly. Its data goes into the page as one script of JSON
 * (`LoadedScripts`), whose id the router is given: to write and to read it value by value, as the router does, takes
 * many times longer, most of all on a phone.
 */
export function onServer<Data>(load: Load<Data>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<string> => {
    const { client, address, language, now, loaded, posted, isPrivate } = context.get(pageContext)
    try {
      const url = new URL(request.url)
      const input = await load({ client, address, language, params, url, now, posted, isPrivate })
      const id = `loaded-${loaded.size}`
      loaded.set(id, { input, text: JSON.stringify(input) })
      return id
    } catch (error) {
      throw asRouteError(error)
    }
  }
}

/** In the browser the same load goes over a signed fetch; when it fails the progress bar says so. */
export function inBrowser<Data>(load: Load<Data>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    try {
      return await load({
        client: await fetchedClient(),
        language: shownLanguage(),
        params,
        url: new URL(request.url),
        now: new Date(),
      })
    } catch (error) {
      navigationFailed()
      throw asRouteError(error)
    }
  }
}

/** The client comes with the first need of it: the first page was made on the server and asks for nothing. */
export async function fetchedClient(): Promise<Client> {
  const { browserClient } = await import('./browser-client.ts')
  return browserClient()
}

function shownLanguage(): Language {
  const [language] = document.documentElement.lang.split('-')
  return isLanguage(language) ? language : defaultLanguage
}

/** A failure with a status keeps it, so that the page answers with it and shows the right words. */
function asRouteError(error: unknown): unknown {
  if (!isHttpFailure(error)) return error
  return data(error.problem ?? null, { status: error.status, statusText: error.statusText })
}
