import type { Language } from '../../../domain/kernel/site/language.ts'
import { withNote } from '../../../domain/kernel/text/notation.ts'
import { localised } from '../../../domain/kernel/text/text.ts'
import { formatMomentIn } from '../../../domain/kernel/time/language-day.ts'
import type { ChangeKind } from '../../../domain/offerings/fields/field.ts'
import { nameInLanguage, type OfferingNames } from '../../../domain/offerings/fields/name-in-language.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { changeKinds } from '../../../domain/offerings/history/change-kinds.ts'
import { changeLines } from '../../../domain/offerings/history/change-lines.ts'
import { netDifference, type FieldChange } from '../../../domain/offerings/history/offering-difference.ts'
import { offeringPath } from '../../../words/addresses/addresses.ts'
import type { Database, Queries } from '../../database/database.ts'
import type { News } from '../../rss/news.ts'
import { wordsFor } from '../../words/words-for.ts'
import { findListed } from '../catalogue/listed-cells.store.ts'
import { changesOf, type ChangeRow } from '../offering-changes.store.ts'
import { findOffering } from '../offerings.store.ts'
import { saleTermIn } from '../sale-terms.ts'
import { findChanges, latestChanges, latestChangesOf, latestOfferings } from './offerings.news.store.ts'

const maxNews = 30
/** Reads more changes than a feed shows, because the caller may filter them by kind. */
const maxOfSeveral = 200

/** News of an offering. `kinds` is missing if the item is about a new offering. */
type OfferingNews = News & { readonly kinds?: readonly ChangeKind[] }

export async function offeringsNews(language: Language, queries: Queries): Promise<OfferingNews[]> {
  const added = await latestOfferings(maxNews, queries)
  const changed = await latestChanges(maxNews, queries)
  const news = [
    ...added.map(({ entry }) => ({
      id: `offering:${entry.item_id}`,
      title: wordsFor(language, 'news').added({ name: nameWithSymbol(entry, language) }),
      text: summaryOf(entry, language),
      path: offeringPath(entry.item_id),
      at: new Date(entry.created_at),
    })),
    ...changed.flatMap((change) => changeNews({ ...change, language })),
  ]
  return news.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, maxNews)
}

export function summaryOf(entry: ListedOffering, language: Language): string {
  return localised(entry, 'excerpt', language) ?? localised(entry, 'slogan', language) ?? ''
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
  return { name: nameWithSymbol(row.entry, language), path: offeringPath(itemId), news }
}

export async function newsOfOfferings(
  { itemIds, language }: { itemIds: readonly string[]; language: Language },
  queries: Queries,
) {
  const changes = await latestChangesOf({ itemIds, limit: maxOfSeveral }, queries)
  return changes.flatMap((change) => changeNews({ ...change, language }))
}

/**
 * Loads changes and returns a function that describes several changes of one offering by what they have changed in the end. That
 * function returns undefined if nothing that readers see has changed, or if the offering is hidden.
 */
export async function changeDescriber(changeIds: readonly string[], queries: Queries) {
  const found = await findChanges(changeIds, queries)
  const byId = new Map(found.map((change) => [change.change_id, change]))
  return (ids: readonly string[], language: Language) => {
    const changes = ids.flatMap((id) => byId.get(id) ?? []).sort(oldestFirst)
    const last = changes.at(-1)
    const difference = netDifference(changes.map((change) => change.difference))
    const lines = linesOfChange(difference, language)
    if (last === undefined || lines.length === 0) return undefined
    const { item_id: itemId } = last.entry
    const name = markedName(last.entry, language)
    const title = formatMomentIn({ at: last.changed_at, language })
    return { name, title, lines, path: offeringPath(itemId), kinds: changeKinds(difference) }
  }
}

function oldestFirst(one: ChangeRow, other: ChangeRow): number {
  return Number(one.change_id) - Number(other.change_id)
}

export async function nameOfOffering(
  { itemId, language }: { itemId: string; language: Language },
  queries: Queries,
): Promise<string | undefined> {
  const row = await findOffering(itemId, queries)
  return row && markedName(row.entry, language)
}

export async function namesOfOfferings(
  { itemIds, language }: { itemIds: readonly string[]; language: Language },
  queries: Queries,
): Promise<ReadonlyMap<string, string>> {
  const entries = await findListed(itemIds, queries)
  return new Map(entries.map((entry) => [entry.item_id, markedName(entry, language)]))
}

interface Changed {
  readonly change_id: string
  readonly entry: ListedOffering
  readonly changed_at: Date
  readonly difference: readonly FieldChange[]
  readonly language: Language
}

function changeNews({
  change_id: id,
  entry,
  changed_at: at,
  difference,
  language,
}: Changed): (News & { readonly itemId: string; readonly kinds: readonly ChangeKind[] })[] {
  const lines = linesOfChange(difference, language)
  if (lines.length === 0) return []
  const title = wordsFor(language, 'news').changed({ name: nameWithSymbol(entry, language) })
  const { item_id: itemId } = entry
  const kinds = changeKinds(difference)
  return [
    { id: `change:${id}`, title, text: lines.join('\n'), path: offeringPath(itemId), at, itemId, kinds },
  ]
}

export function linesOfChange(difference: readonly FieldChange[], language: Language): string[] {
  const words = {
    fields: wordsFor(language, 'offering-fields'),
    changes: wordsFor(language, 'offering-changes'),
    features: wordsFor(language, 'filters'),
    industries: wordsFor(language, 'industries'),
    term: (text: string) => saleTermIn(text, language),
  }
  return changeLines({ difference, language, words })
}

/** The name of a sale in feeds, mails and notifications; that of a made-up sale says so. */
function markedName(entry: OfferingNames & { is_demo: boolean }, language: Language): string {
  const name = nameInLanguage(entry, language)
  return entry.is_demo ? wordsFor(language, 'demo-notes').marked({ name }) : name
}

export function nameWithSymbol(
  entry: OfferingNames & { symbol: string | null; is_demo: boolean },
  language: Language,
): string {
  return withNote({ text: markedName(entry, language), note: entry.symbol, language })
}
