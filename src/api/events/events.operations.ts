import { Refusal } from '../../contract/problems/problem.ts'
import { checkEventQuery, writeCursor, type EventQuery } from '../../domain/events/event-query.ts'
import { isEventId } from '../../domain/events/event-id.ts'
import { readEvent } from '../../domain/events/event-rules.ts'
import { checkSubmission } from '../../domain/events/submission/event-submission.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { submittedEventPath } from '../../words/event-addresses.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Queries } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { findSubmissionByToken } from './event-submissions.store.ts'
import { presentCounts, presentEvent, groupsOf, presentSubmission, type Coin } from './events.presenter.ts'
import { searchEvents } from './events-search.store.ts'
import { findEvent } from './events.store.ts'
import { findDuplicates } from './find-duplicates.ts'
import { submissionTokenHash } from '../http/submission-token.ts'
import { submitEvent, type Submitting } from './submit-event.ts'

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

export interface EventsNeeds extends Submitting {
  readonly content: ContentWatch
  readonly siteOrigin: string
  /** The coin that a symbol means, as readers of a language call it. */
  readonly coinOf: (symbol: string, language: Language) => Coin | undefined
  /** The token sale of a symbol; of several the latest. */
  readonly saleOf: (symbol: string, queries: Queries) => Promise<Sale | undefined>
}

/** A few events stand on pages about something else, which many open; what is asked for is a stranger's to write. */
const mostOfShort = 50
const mostCached = 200

type Names = 'searchEvents' | 'getEvent' | 'addEvent' | 'getEventSubmission'

export function implementEvents(needs: EventsNeeds): Pick<Implementations, Names> {
  const { database, siteOrigin } = needs
  const search = async (query: EventQuery) => {
    const { rows, ...found } = await searchEvents(query, database)
    return { ...found, groups: groupsOf(rows, query) }
  }
  const short = cacheAnswers({ read: search, most: mostCached })
  needs.content.onChange((kinds) => kinds.includes('events') && short.forget())
  const presentingIn = (language: Language) => ({
    language,
    coinOf: (symbol: string) => needs.coinOf(symbol, language),
  })
  return {
    async searchEvents(parameters, { language, dependsOn }) {
      const checked = checkEventQuery(parameters)
      if ('errors' in checked) throw invalid(checked.errors, language)
      dependsOn?.('events')
      const { query } = checked
      const { groups, next, ...found } = await (query.limit > mostOfShort ? search : short.get)(query)
      const counts = presentCounts(found.counts)
      const types = query.types.length === 0 ? Object.values(counts) : query.types.map((type) => counts[type])
      return {
        groups: groups(presentingIn(language)),
        total: types.reduce((sum, count) => sum + count, 0),
        counts,
        next: next && writeCursor(next),
      }
    },

    async getEvent({ id }, { language, dependsOn }) {
      dependsOn?.('events')
      const row = isEventId(id) ? await findEvent(id, database) : undefined
      if (row === undefined) throw new Refusal('event_not_found')
      return {
        ...presentEvent(row, presentingIn(language)),
        coin: needs.coinOf(row.symbol, language) ?? null,
        offering: (await needs.saleOf(row.symbol, database)) ?? null,
        source: row.source,
        updated_at: row.updated_at.toISOString(),
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      }
    },

    async addEvent({ confirmed, ...stated }, { language, address = '' }) {
      const checked = checkSubmission(stated, needs.now().getTime())
      if ('faults' in checked) throw invalid(checked.faults, language)
      const { submission } = checked
      const { title, description } = submission
      const candidates =
        confirmed === true
          ? []
          : await findDuplicates({ ...submission, texts: [title, description] }, database)
      if (candidates.length > 0) {
        const items = candidates.map((row) => presentEvent(row, presentingIn(language)))
        return { status: 'likely_duplicate', candidates: items, token: null, link: null }
      }
      const token = await submitEvent({ submission, caller: address, language }, needs)
      const link = languageOrigin({ siteOrigin, language }) + submittedEventPath(token)
      return { status: 'waiting', candidates: [], token, link }
    },

    async getEventSubmission({ token }, { language, isPrivate }) {
      isPrivate?.()
      const tokenHash = submissionTokenHash(token)
      const row = tokenHash && (await findSubmissionByToken(tokenHash, database))
      const reading = row && readEvent(row.event)
      if (row === undefined || reading === undefined || 'errors' in reading) {
        throw new Refusal('submission_not_found')
      }
      return presentSubmission(row, reading.content, language)
    },
  }
}

interface Fault {
  readonly field: string
  readonly code: string
  readonly limit?: number
}

function invalid(faults: readonly Fault[], language: Language): Refusal {
  return new Refusal('invalid_input', { errors: faults.map((fault) => fieldError({ ...fault, language })) })
}
