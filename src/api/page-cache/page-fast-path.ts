import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { chooseAnswer, type CachedPage } from './cached-page.ts'
import type { PageCache } from './memory-pages.ts'

const mostAliases = 20_000
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
  const aliases = new LRUCache<string, string>({ max: mostAliases })
  const counts = [
    { method: 'GET', status: 200, count: 0 },
    { method: 'GET', status: 304, count: 0 },
    { method: 'HEAD', status: 200, count: 0 },
    { method: 'HEAD', status: 304, count: 0 },
  ]
  return {
    answered: () => counts,
    answer(request, response) {
      const { method, headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const key = aliases.get(aliasOf(request))
      if (key === undefined || isCompanionApp(request)) return false
      const found = cache.find(key)
      if (found === undefined || !found.fresh) return false
      const sent = sendCachedPage(found.page, { headers, isHead: method === 'HEAD', response })
      for (const counted of counts) if (counted.method === method && counted.status === sent) counted.count++
      return true
    },
    remember(request, key) {
      const alias = aliasOf(request)
      if (alias.length > longestAlias || isCompanionApp(request)) return
      aliases.set(alias, key)
    },
  }
}

function sendCachedPage(
  page: CachedPage,
  {
    headers,
    isHead,
    response,
  }: { headers: IncomingMessage['headers']; isHead: boolean; response: ServerResponse },
): number {
  const answer = chooseAnswer(page, headers)
  response.writeHead(answer.status, answer.headers as string[])
  if (isHead || answer.body === undefined) response.end()
  else response.end(answer.body)
  return answer.status
}

function aliasOf({ headers, url }: IncomingMessage): string {
  return `${headers.host} ${url}`
}

function isCompanionApp({ headers }: IncomingMessage): boolean {
  return headers['user-agent']?.includes('CoinView/') === true
}
