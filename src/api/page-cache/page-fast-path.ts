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
  /** The next request in these very words is for this page. */
  readonly remember: (request: IncomingMessage, key: string) => void
}

/**
 * In front of the framework: most requests are for a page that stands ready, and routing, hooks and logging would
 * cost more than sending it. A request is known by its host and address as written, once the framework has answered
 * it; requests of the companion app, told by the user agent, always go the long way.
 */
export function createFastPath({ cache, onHit }: { cache: PageCache; onHit: () => void }): FastPath {
  const aliases = new LRUCache<string, string>({ max: mostAliases })
  return {
    answer(request, response) {
      const { method, headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const key = aliases.get(aliasOf(request))
      if (key === undefined || isCompanionApp(request)) return false
      const found = cache.find(key)
      if (found === undefined || !found.fresh) return false
      onHit()
      sendCachedPage(found.page, { headers, isHead: method === 'HEAD', response })
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
): void {
  const answer = chooseAnswer(page, headers)
  response.writeHead(answer.status, answer.headers as string[])
  if (isHead || answer.body === undefined) response.end()
  else response.end(answer.body)
}

function aliasOf({ headers, url }: IncomingMessage): string {
  return `${headers.host} ${url}`
}

function isCompanionApp({ headers }: IncomingMessage): boolean {
  return headers['user-agent']?.includes('CoinView/') === true
}
