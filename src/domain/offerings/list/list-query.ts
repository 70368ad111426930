import { boxGroupNames, boxGroups, boxNames } from './filter-boxes.ts'
import {
  defaultListQuery,
  lastPage,
  listFieldNames,
  listFields,
  type ListOrder,
  type ListQuery,
} from './list-fields.ts'
import { cleanSearchText, cutSearchText } from '../../kernel/text/search-text.ts'

export function defaultOrder({ q }: Pick<ListQuery, 'q'>): ListOrder {
  return q === '' ? 'createdAtDesc' : 'relevance'
}

/**
 * Whether sales of unknown outcome are shown when the query does not say: with those that succeeded and those that
 * failed, since then nothing is asked of the outcome; `incoming=0&ongoing=0&succeeded=0` asks for failures alone.
 */
export function showsUnknownOutcomes({
  succeeded,
  failed,
}: Pick<ListQuery, 'succeeded' | 'failed'>): boolean {
  return succeeded && failed
}

/**
 * Changing any filter, the order included, goes back to page 1; a change of page alone does not, nor does a
 * filter set to what it was. On page 3, choosing Banking shows page 1 of Banking.
 */
export function changeListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const chosen = query.sort === defaultOrder(query) ? 'relevance' : query.sort
  const next = settleListQuery({ ...query, sort: chosen, ...change })
  const isSame = listFieldNames.every((field) => field === 'page' || next[field] === query[field])
  return isSame ? next : { ...next, page: 1 }
}

/**
 * `relevance` stands for no order chosen: with text it is best match first, without text the newest first.
 */
export function settleListQuery(loose: ListQuery): ListQuery {
  const q = cutSearchText(cleanSearchText(loose.q))
  const isPage = Number.isInteger(loose.page) && loose.page >= 1 && loose.page <= lastPage
  return {
    ...loose,
    ...refilled(loose),
    q,
    targetAmountMin: listFields.targetAmountMin.read(loose.targetAmountMin ?? ''),
    targetAmountMax: listFields.targetAmountMax.read(loose.targetAmountMax ?? ''),
    startAfter: listFields.startAfter.read(loose.startAfter ?? ''),
    endBefore: listFields.endBefore.read(loose.endBefore ?? ''),
    period: listFields.period.read(loose.period ?? ''),
    sort: loose.sort === 'relevance' ? defaultOrder({ q }) : loose.sort,
    page: isPage ? loose.page : defaultListQuery.page,
  }
}

/** A group of which any may match would show nothing with nothing on, so all of it is turned back on. */
function refilled(query: ListQuery): Partial<ListQuery> {
  const emptied = boxGroupNames.filter(
    (group) => boxGroups[group].match === 'any' && boxNames(group).every((box) => !query[box]),
  )
  return Object.fromEntries(emptied.flatMap((group) => boxNames(group).map((box) => [box, true])))
}
