import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Client } from '../../contract/client.ts'
import { HttpFailure } from '../../contract/problem.ts'
import { browserClient } from './browser-client.ts'
import { navigationFailed } from './navigation-failure.ts'
import { pageContext } from './page-context.ts'

export interface LoadArguments {
  readonly client: Client
  readonly params: Params
  readonly url: URL
}

type Load<Data> = (args: LoadArguments) => Promise<Data>

/** During server rendering the client calls the operations directly. */
export function onServer<Data>(load: Load<Data>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const { client } = context.get(pageContext)
    try {
      return await load({ client, params, url: new URL(request.url) })
    } catch (error) {
      throw asRouteError(error)
    }
  }
}

/** In the browser the same load goes over a signed fetch; when it fails the progress bar says so. */
export function inBrowser<Data>(load: Load<Data>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    try {
      return await load({ client: browserClient(), params, url: new URL(request.url) })
    } catch (error) {
      navigationFailed()
      throw asRouteError(error)
    }
  }
}

/** A failure with a status keeps it, so that the page answers with it and shows the right words. */
function asRouteError(error: unknown): unknown {
  if (!(error instanceof HttpFailure)) return error
  return data(error.problem ?? null, { status: error.status, statusText: error.statusText })
}
