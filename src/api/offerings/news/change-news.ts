import type { Language } from '../../../domain/kernel/site/language.ts'
import { changeKinds, type ChangeKind } from '../../../domain/offerings/history/change-kinds.ts'
import { changeLines } from '../../../domain/offerings/history/change-lines.ts'
import type { FieldChange } from '../../../domain/offerings/history/offering-difference.ts'
import { offeringPath } from '../../../words/addresses/addresses.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { News } from '../../rss/news.ts'

interface Changed {
  readonly change_id: string
  readonly entry: { readonly item_id: string; readonly name: string; readonly symbol: string | null }
  readonly changed_at: Date
  readonly difference: readonly FieldChange[]
  readonly language: Language
}

/** None when only our own books have changed. */
export function changeNews({
  change_id: id,
  entry,
  changed_at: at,
  difference,
  language,
}: Changed): (News & { readonly itemId: string; readonly kinds: readonly ChangeKind[] })[] {
  const lines = linesOfChange(difference, language)
  if (lines.length === 0) return []
  const title = wordsFor(language, 'news').changed({ name: nameWithSymbol(entry) })
  const { item_id: itemId } = entry
  const kinds = changeKinds(difference)
  return [
    { id: `change:${id}`, title, text: lines.join('\n'), path: offeringPath(itemId), at, itemId, kinds },
  ]
}

export function linesOfChange(difference: readonly FieldChange[], language: Language): string[] {
  return changeLines({ difference, language, words: wordsFor(language, 'offering-changes') })
}

export function nameWithSymbol({ name, symbol }: { name: string; symbol: string | null }): string {
  return symbol === null ? name : `${name} (${symbol})`
}
