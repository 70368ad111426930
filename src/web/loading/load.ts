import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Client } from '../../contract/calls/client.ts'
import { defaultLanguage, isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { PageAddress } from '../addresses/page-address.ts'
import { isHttpFailure } from './http-failure.ts'
import { navigationFailed } from './navigation-failure.ts'
import { pageContext } from './page-context.ts'
import type { PostedForm } from './posted-form.ts'

export interface LoadArguments {
  readonly client: Client
  readonly language: Language
  readonly params: Params
  readonly url: URL
  readonly now: Date
  /** The canonical address; set only on the server, where `queryOf` reads the parsed query from it. */
  readonly address?: PageAddress | undefined
  /** The submitted form of a POST request; only on the server. */
  readonly posted?: PostedForm | undefined
  /** Marks the page as personal, so that it is not cached. Set only on the server. */
  readonly isPrivate?: () => void
}

export type Load<Data> = (args: LoadArguments) => Promise<Data>

/**
 * During server rendering the client calls the operations directly. The data goes into the page as one JSON script
 * (`LoadedScripts`), and the router gets only its id: the router's own serialisation takes many times longer, most of
 * all on a phone.
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
      // A load that throws a response, such as a redirect, has decided where to go: nothing has failed.
      if (!(error instanceof Response)) navigationFailed()
      throw asRouteError(error)
    }
  }
}

/**
 * Imports the client when data is first loaded in the browser: the first page was rendered on the server and does not need it.
 */
export async function fetchedClient(): Promise<Client> {
  const { browserClient } = await import('./browser-client.ts')
  return browserClient()
}

function shownLanguage(): Language {
  const [language] = document.documentElement.lang.split('-')
  return isLanguage(language) ? language : defaultLanguage
}

function asRouteError(error: unknown): unknown {
  if (!isHttpFailure(error)) return error
  return data(error.problem ?? null, { status: error.status, statusText: error.statusText })
}
