import { Refusal } from '../../contract/problems/problem.ts'
import { isEventId } from '../../domain/events/event-id.ts'
import { checkEventQuery, writeCursor, type EventQuery } from '../../domain/events/event-query.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { describeTokens, type TokenSources } from './describe-tokens.ts'
import { groupsOf } from './event-groups.presenter.ts'
import { searchEvents } from './events-search.store.ts'
import { presentCounts, presentEvent, presentingBy, type CoinOf } from './events.presenter.ts'
import { findEvent } from './events.store.ts'
import { invalidEvent } from './invalid-event.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    events: 'events'
  }
}

export interface Sale {
  readonly item_id: string
  readonly name: string
  readonly status: number
}

export interface EventsDeps extends TokenSources {
  readonly database: Database
  readonly content: ContentWatch
  readonly coinOf: CoinOf
  /** The sale that the operator has linked to a coin. A shared symbol is not enough. */
  readonly saleOf: (
    wanted: { coinId: string; language: Language },
    queries: Queries,
  ) => Promise<Sale | undefined>
}

/**
 * Lists of at most this many events are cached, because popular pages contain them. Clients choose the query, so the size of the
 * cache is limited.
 */
const maxShortList = 50
const maxCached = 200

export function implementEvents(deps: EventsDeps): Pick<Implementations, 'searchEvents' | 'getEvent'> {
  const { database } = deps
  const search = async (query: EventQuery) => {
    const { rows, ...found } = await searchEvents(query, database)
    return { ...found, groups: groupsOf(rows, query) }
  }
  const short = cacheAnswers({ read: search, maxAnswers: maxCached })
  deps.content.onChange((kinds) => kinds.includes('events') && short.forget())
  const presentingIn = presentingBy(deps.coinOf)
  return {
    async searchEvents(parameters, { language, dependsOn }) {
      const checked = checkEventQuery(parameters)
      if ('errors' in checked) throw invalidEvent(checked.errors, language)
      dependsOn?.('events')
      const { query } = checked
      const [{ groups, next, ...found }, tokens] = await Promise.all([
        (query.limit > maxShortList ? search : short.get)(query),
        describeTokens(query.symbols, { ...deps, language }),
      ])
      const counts = presentCounts(found.counts)
      const types = query.types.length === 0 ? Object.values(counts) : query.types.map((type) => counts[type])
      return {
        groups: groups(presentingIn(language)),
        total: types.reduce((sum, count) => sum + count, 0),
        counts,
        next: next && writeCursor(next),
        tokens,
      }
    },

    async getEvent({ id }, { language, dependsOn }) {
      dependsOn?.('events')
      const row = isEventId(id) ? await findEvent(id, database) : undefined
      if (row === undefined) throw new Refusal('event_not_found')
      const coin = deps.coinOf(row.symbol, language)
      return {
        ...presentEvent(row, presentingIn(language)),
        coin: coin ?? null,
        offering: (coin && (await deps.saleOf({ coinId: coin.id, language }, database))) ?? null,
        source: row.source,
        updated_at: row.updated_at.toISOString(),
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      }
    },
  }
}
