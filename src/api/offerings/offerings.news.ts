import { formatDate } from '../../domain/kernel/time/date-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import { changeLines } from '../../domain/offerings/history/change-lines.ts'
import type { FieldChange } from '../../domain/offerings/history/offering-difference.ts'
import { offeringPath } from '../../words/addresses.ts'
import type { Database, Queries } from '../database/database.ts'
import { wordsFor } from '../words/words-for.ts'
import type { News } from '../rss/rss.routes.ts'
import { findChanges, latestChanges, latestOfferings } from './offerings.news.store.ts'
import { changesOf, findOffering } from './offerings.store.ts'

const mostNews = 30

/** New offerings and changes of any, the latest first. */
export async function offeringsNews(language: Language, queries: Queries): Promise<News[]> {
  const added = await latestOfferings(mostNews, queries)
  const changed = await latestChanges(mostNews, queries)
  const news = [
    ...added.map(({ entry }) => ({
      id: `offering:${entry.item_id}`,
      title: wordsFor(language, 'news').added({ name: nameOf(entry) }),
      text: localised(entry, 'excerpt', language) ?? entry.slogan ?? '',
      path: offeringPath(entry.item_id),
      at: new Date(entry.created_at),
    })),
    ...changed.flatMap((change) => changeNews({ ...change, language })),
  ]
  return news.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, mostNews)
}

/** The changes of one offering, the latest first; undefined when there is no such offering. */
export async function newsOfOffering(
  { itemId, language }: { itemId: string; language: Language },
  database: Database,
): Promise<{ name: string; path: string; news: News[] } | undefined> {
  const row = await findOffering(itemId, database)
  if (row === undefined) return undefined
  const changes = await changesOf(itemId, database)
  const news = changes.flatMap((change) => changeNews({ entry: row.entry, ...change, language }))
  return { name: nameOf(row.entry), path: offeringPath(itemId), news }
}

interface Changed {
  readonly change_id: string
  readonly entry: { readonly item_id: string; readonly name: string; readonly symbol: string | null }
  readonly changed_at: Date
  readonly difference: readonly FieldChange[]
  readonly language: Language
}

/** None when only our own books have changed. */
function changeNews({ change_id: id, entry, changed_at: at, difference, language }: Changed): News[] {
  const lines = linesOf(difference, language)
  if (lines.length === 0) return []
  const title = wordsFor(language, 'news').changed({ name: nameOf(entry) })
  return [{ id: `change:${id}`, title, text: lines.join('\n'), path: offeringPath(entry.item_id), at }]
}

function linesOf(difference: readonly FieldChange[], language: Language): string[] {
  return changeLines({ difference, language, words: wordsFor(language, 'offering-changes') })
}

function nameOf({ name, symbol }: { name: string; symbol: string | null }): string {
  return symbol === null ? name : `${name} (${symbol})`
}

/** Changes by their ids, to be told one by one: none when it is nothing to write about. */
export async function tellerOfChanges(changeIds: readonly string[], queries: Queries) {
  const found = await findChanges(changeIds, queries)
  const byId = new Map(found.map((change) => [change.change_id, change]))
  return (changeId: string, language: Language) => {
    const change = byId.get(changeId)
    const lines = change === undefined ? [] : linesOf(change.difference, language)
    if (change === undefined || lines.length === 0) return undefined
    const { name, item_id: itemId } = change.entry
    const title = formatDate({ at: change.changed_at, timeZone: 'UTC', language })
    return { name, title, lines, path: offeringPath(itemId) }
  }
}

export async function nameOfOffering(itemId: string, queries: Queries): Promise<string | undefined> {
  return (await findOffering(itemId, queries))?.entry.name
}
