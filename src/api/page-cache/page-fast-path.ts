import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseAnswer, type CachedPage } from './cached-page.ts'
import { writeKnownHead } from './known-heads.ts'
import type { PageCache } from './memory-pages.ts'

function isCompanionApp(headers: DecidingHeaders): boolean {
  return headers['user-agent']?.includes('CoinView/') === true
}

type DecidingHeaders = Partial<
  Record<'host' | 'user-agent' | 'if-none-match' | 'accept-encoding', string | undefined>
>

/**
 * Reads only the needed headers from the raw list, because parsing all of them would double the cost of the fast path.
 * Undefined if one of them is repeated.
 */
function readHeaders(raw: readonly string[]): DecidingHeaders | undefined {
  const read: DecidingHeaders = {
    host: undefined,
    'user-agent': undefined,
    'if-none-match': undefined,
    'accept-encoding': undefined,
  }
  for (let at = 0; at < raw.length; at += 2) {
    const name = decidingNameOf(raw[at] ?? '')
    if (name === undefined) continue
    if (read[name] !== undefined) return undefined
    read[name] = raw[at + 1]
  }
  return read
}

/**
 * The name under which the fast path reads a header; undefined for a header that it does not need. Most headers are not needed
 * and already have another length, so lengths are compared first.
 */
function decidingNameOf(written: string): keyof DecidingHeaders | undefined {
  const name = namesByLength[written.length]
  return name !== undefined && (written === name || written.toLowerCase() === name) ? name : undefined
}

const namesByLength: readonly (keyof DecidingHeaders | undefined)[] = Array.from(
  { length: 16 },
  (_, length) =>
    (['host', 'user-agent', 'if-none-match', 'accept-encoding'] as const).find(
      (name) => name.length === length,
    ),
)

const maxAliases = 20_000
/** A longer host and URL is not remembered: no link of the site is longer, and longer URLs could fill the memory. */
const maxAliasLength = 1_000

export interface FastPath {
  /** Sends a fresh cached page and returns true; false leaves the request to the framework. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly answered: () => readonly { method: string; status: number; count: number }[]
  readonly remember: (request: IncomingMessage, key: string) => void
}

/**
 * Answers requests for cached pages in front of the framework, whose routing, hooks and logging cost more than sending
 * the page. A request is recognised by its host and URL after the framework has answered it once. Requests of the
 * companion app, recognised by the user agent, always go through the framework.
 */
export function createFastPath({ cache }: { cache: PageCache }): FastPath {
  /** Cache keys by host and then by URL, to avoid concatenating both for each request. */
  const known = new Map<string, Map<string, string>>()
  let aliases = 0
  const counts = [
    { method: 'GET', status: 200, count: 0 },
    { method: 'GET', status: 304, count: 0 },
    { method: 'HEAD', status: 200, count: 0 },
    { method: 'HEAD', status: 304, count: 0 },
  ]
  return {
    answered: () => counts,
    answer(request, response) {
      const { method } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const headers = readHeaders(request.rawHeaders)
      if (headers === undefined || isCompanionApp(headers)) return false
      const key = known.get(headers.host ?? '')?.get(request.url ?? '')
      if (key === undefined) return false
      const found = cache.find(key)
      if (found === undefined || !found.fresh) return false
      const sent = sendCachedPage(found.page, { headers, isHead: method === 'HEAD', response })
      for (const counted of counts) if (counted.method === method && counted.status === sent) counted.count++
      return true
    },
    remember(request, key) {
      const headers = readHeaders(request.rawHeaders)
      if (headers === undefined || isCompanionApp(headers)) return
      const { host = '' } = headers
      const { url = '' } = request
      if (host.length + url.length > maxAliasLength) return
      // When the maximum number of URLs is remembered, all are forgotten; frequent URLs are soon remembered again.
      if (aliases >= maxAliases) {
        known.clear()
        aliases = 0
      }
      const ofHost = known.get(host) ?? new Map<string, string>()
      if (!ofHost.has(url)) aliases++
      known.set(host, ofHost.set(url, key))
    },
  }
}

function sendCachedPage(
  page: CachedPage,
  { headers, isHead, response }: { headers: DecidingHeaders; isHead: boolean; response: ServerResponse },
): number {
  const answer = chooseAnswer(page, headers)
  writeKnownHead(response, answer.status, answer.headers)
  if (isHead || answer.body === undefined) response.end()
  else response.end(answer.body)
  return answer.status
}
