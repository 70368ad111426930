import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseAnswer, type CachedPage } from './cached-page.ts'
import { writeKnownHead } from './known-heads.ts'
import type { PageCache } from './memory-pages.ts'

function isCompanionApp(headers: DecidingHeaders): boolean {
  return headers['user-agent']?.includes('CoinView/') === true
}

/** What decides about the answer. */
type DecidingHeaders = Partial<
  Record<'host' | 'user-agent' | 'if-none-match' | 'accept-encoding', string | undefined>
>

/**
 * As they came over the line: making all of them ready for the framework would cost as much as everything else here.
 * Nothing of a request that says one of them twice.
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

/** Told by its length first, as most headers are none of them. */
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
/** Longer than any link of ours; a stranger could fill the memory with longer ones. */
const longestAlias = 1_000

export interface FastPath {
  /** Sends a cached page that is fresh and says so; anything else is for the framework. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** How many requests it has answered, by method and status. */
  readonly answered: () => readonly { method: string; status: number; count: number }[]
  /** The next request in these very words is for this page. */
  readonly remember: (request: IncomingMessage, key: string) => void
}

/**
 * In front of the framework: most requests are for a page that stands ready, and routing, hooks and logging would
 * cost more than sending it. A request is known by its host and address as written, once the framework has answered
 * it; requests of the companion app, told by the user agent, always go the long way.
 */
export function createFastPath({ cache }: { cache: PageCache }): FastPath {
  /** The keys of pages by host, and then by address: one text of both would have to be made for each request. */
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
      if (host.length + url.length > longestAlias) return
      // What is asked for often is soon known again.
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
