import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** As `fetch`, also where the machine does not find `en.localhost`: every name below `localhost` is the machine itself. */
export const fetchNearby: typeof fetch = async (input, init) => {
  const { protocol, hostname, host, port, pathname, search } = new URL(
    input instanceof Request ? input.url : input,
  )
  if (protocol !== 'http:' || !hostname.endsWith('.localhost')) return fetch(input, init)
  const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
  const requested = request({
    host: 'localhost',
    port,
    path: pathname + search,
    method: init?.method ?? 'GET',
    headers,
  })
  requested.end(init?.body ?? undefined)
  const answer = await answered(requested)
  return new Response(await text(answer), {
    status: answer.statusCode ?? 0,
    statusText: answer.statusMessage ?? '',
    headers: { date: answer.headers.date ?? '' },
  })
}

/** Nobody who listens is told as `fetch` tells it. */
async function answered(requested: ReturnType<typeof request>): Promise<IncomingMessage> {
  try {
    const [answer] = (await once(requested, 'response')) as [IncomingMessage]
    return answer
  } catch (error) {
    throw new TypeError('fetch failed', { cause: error })
  }
}
