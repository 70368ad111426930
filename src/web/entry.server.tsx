import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router'
import { loadAllMessages } from './i18n/loaded-messages.ts'
import { AssetContext } from './loading/asset-context.ts'
import { CachedParts } from './loading/cached-parts.ts'
import { createMarkupCache } from './loading/markup-cache.tsx'
import { pageContext, type PageContext } from './loading/page-context.ts'
import { PageSink } from './loading/page-sink.ts'
import { ScriptNonceContext } from './loading/script-nonce.ts'
import { LoadedContext } from './loading/use-loaded.ts'
import { MarkupContext } from './page/cached-markup.tsx'

await loadAllMessages()

export interface PageRequest {
  readonly build: ServerBuild
  readonly mode: 'production' | 'development'
  readonly request: Request
  readonly page: PageContext
}

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

export function answerPage({ build, mode, request, page }: PageRequest): Promise<Response> {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode)
  handlers.set(build, handler)
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handler(request, context)
}

const renderMilliseconds = 10_000
const cache = createMarkupCache()

/** Renders the whole page before sending: it is hashed, compressed and cached as one piece, and a single Buffer is fastest to send. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce, assetsOf, loaded, deliver, onError } = context.get(pageContext)
  const nonce = scriptNonce === undefined ? {} : { nonce: scriptNonce }
  const parts = new CachedParts()
  let deadline: ReturnType<typeof setTimeout> | undefined
  const frame = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <AssetContext value={assetsOf}>
        <ScriptNonceContext value={scriptNonce}>
          <LoadedContext value={loaded}>
            <MarkupContext value={{ cache, parts }}>
              <ServerRouter context={entry} url={request.url} {...nonce} />
            </MarkupContext>
          </LoadedContext>
        </ScriptNonceContext>
      </AssetContext>,
      {
        ...nonce,
        onAllReady() {
          pipe(new PageSink(resolve))
        },
        // Deferred parts are rendered in place, so that the page is complete without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
        onError,
      },
    )
    deadline = setTimeout(abort, renderMilliseconds).unref()
    // The timer is stopped, because it would keep the finished page in memory.
  }).finally(() => clearTimeout(deadline))
  deliver({ frame, parts })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).onError(error)
}
