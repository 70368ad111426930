import type { Language } from '../../../domain/kernel/site/language.ts'
import type { ChangeKind } from '../../../domain/offerings/fields/field.ts'
import { changeKinds } from '../../../domain/offerings/history/change-kinds.ts'
import { netDifference, type FieldChange } from '../../../domain/offerings/history/offering-difference.ts'
import { offeringPath } from '../../../words/addresses/addresses.ts'
import type { Queries } from '../../database/database.ts'
import { wordsFor } from '../../words/words-for.ts'
import { addedSince, changedSince, entriesOf } from './offerings.news.store.ts'
import { linesOfChange, nameWithSymbol, summaryOf } from './offerings.news.ts'

/** One new or changed offering; `difference` is what its changes have changed in the end, null if the offering is new. */
interface OfferingSince {
  readonly item_id: string
  readonly at: Date
  readonly difference: readonly FieldChange[] | null
}

/**
 * Loads what is new after a moment. Each offering counts once, however often it has changed: a new one as new, another by what
 * its changes have changed in the end.
 */
export async function newsSince(moment: Date, queries: Queries) {
  const added = await addedSince(moment, queries)
  const changed = await changedSince(moment, queries)
  function since(from: Date): OfferingSince[] {
    const fresh = added.filter(after(from)).map((row) => ({ ...row, difference: null }))
    const known = new Set(fresh.map(({ item_id: id }) => id))
    const changes = Map.groupBy(changed.filter(after(from)), ({ item_id: id }) => id)
    const others = [...changes].flatMap(([id, rows]) => {
      const at = rows.at(-1)?.at
      if (known.has(id) || at === undefined) return []
      return [{ item_id: id, at, difference: netDifference(rows.map(({ difference }) => difference)) }]
    })
    return [...fresh, ...others].sort((one, other) => other.at.getTime() - one.at.getTime())
  }

  return {
    /** How many events there are after a moment: followers with the same count have the same news. */
    count: (from: Date) => added.filter(after(from)).length + changed.filter(after(from)).length,
    /**
     * The new and changed offerings after a moment, without changes of kinds that are not wanted: how many there are, and the
     * newest `limit` of them in words.
     */
    async read({ from, wants, limit, language }: WantedNews) {
      const items = since(from).filter(
        ({ difference }) => difference === null || wants(changeKinds(difference)),
      )
      return { total: items.length, entries: await describe(items.slice(0, limit), { language, queries }) }
    },
  }
}

function after(from: Date) {
  return (row: { at: Date }) => row.at > from
}

interface WantedNews {
  readonly from: Date
  readonly wants: (kinds: readonly ChangeKind[]) => boolean
  readonly limit: number
  readonly language: Language
}

async function describe(
  items: readonly OfferingSince[],
  { language, queries }: { language: Language; queries: Queries },
) {
  const t = wordsFor(language, 'news')
  const ids = items.map(({ item_id: id }) => id)
  const entries = await entriesOf(ids, queries)
  return items.flatMap(({ item_id: id, difference }) => {
    const entry = entries.get(id)
    if (entry === undefined) return []
    const name = nameWithSymbol(entry, language)
    const path = offeringPath(id)
    if (difference !== null)
      return [{ title: t.changed({ name }), lines: linesOfChange(difference, language), path }]
    return [{ title: t.added({ name }), lines: summaryOf(entry, language).split('\n'), path }]
  })
}
