import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { loadAllMessages } from './i18n/loaded-messages.ts'
import { AssetContext } from './shell/asset-context.ts'
import { pageContext } from './shell/page-context.ts'

export { providePage } from './shell/page-context.ts'

await loadAllMessages()

const renderMilliseconds = 10_000

/** The whole page at once: it is hashed, compressed and cached as one piece, and one Buffer is the fastest to send. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark, assetOf, onError } = context.get(pageContext)
  const page = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <AssetContext value={assetOf}>
        <ServerRouter context={entry} url={request.url} nonce={scriptMark} />
      </AssetContext>,
      {
        nonce: scriptMark,
        onAllReady() {
          const stream = new PassThrough()
          pipe(stream)
          buffer(stream).then(resolve, reject)
        },
        onShellError: reject,
        onError,
      },
    )
    setTimeout(abort, renderMilliseconds).unref()
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(page), { status, headers })
}

/** Loaders that failed for a reason of ours; a 404 is an answer, and an aborted request is nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).onError(error)
}
