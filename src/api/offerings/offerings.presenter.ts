import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { OfferingCell as CellSchema } from '../../contract/shapes/offerings/offering-shapes.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { perLocalised } from '../../domain/kernel/text/text.ts'
import type { ListedOffering, PublicOffering } from '../../domain/offerings/fields/offering.ts'
import { promisedFields } from '../operations/promised-fields.ts'
import type { ChangeRow } from './offering-changes.store.ts'
import { saleTermsOf } from './sale-terms.ts'

type OfferingCell = Reply<Operations['searchOfferings']>['items'][number]
type Detail = Reply<Operations['getOffering']>

/**
 * Removes the fields of an entry that are only for filters. This happens once per entry, so that responses share the same cell
 * object.
 */
const cellOf = promisedFields(CellSchema) as (fields: OfferingCell) => OfferingCell

const cells = new WeakMap<ListedOffering, OfferingCell>()

/** Returns the same object as long as the cached entry is the same. */
export function presentCell(entry: ListedOffering): OfferingCell {
  const known = cells.get(entry)
  if (known !== undefined) return known
  const cell = cellOf({ ...entry, is_ad: false })
  cells.set(entry, cell)
  return cell
}

export function presentDetail({
  entry,
  language,
  views,
  changes,
  renderMarkdown,
}: {
  entry: PublicOffering
  language: Language
  views: number
  changes: readonly ChangeRow[]
  renderMarkdown: (markdown: string) => string
}): Detail {
  const html = (text: string | null) => (text === null ? null : renderMarkdown(text))
  return {
    ...entry,
    is_ad: false,
    urls: Object.fromEntries(Object.entries(entry.urls)),
    ...perLocalised('desc', (key) => html(entry[key])),
    terms: saleTermsOf(
      entry,
      language,
      changes.flatMap(({ difference }) => difference),
    ),
    views,
    changes: changes.map(({ changed_at, source, difference }) => ({
      changed_at: changed_at.toISOString(),
      source,
      difference,
    })),
  }
}
