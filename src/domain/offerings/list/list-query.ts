import { cleanSearchText, cutSearchText } from '../../kernel/text/search-text.ts'
import { boxGroupNames, boxGroups, boxNames } from './filter-boxes.ts'
import {
  defaultListQuery,
  lastPage,
  listFieldNames,
  listFields,
  type ListOrder,
  type ListQuery,
} from './list-fields.ts'

export function defaultOrder({ q }: Pick<ListQuery, 'q'>): ListOrder {
  return q === '' ? 'createdAtDesc' : 'relevance'
}

/**
 * Whether a page lists ongoing sales before all others. It does so while its reader has chosen no order: of 171 sales the newest are
 * announcements, and no one can take part in them yet. The order within both parts is still `createdAtDesc`, and an API request
 * without `ongoingFirst` gets the newest first.
 */
export function showsOngoingFirst(query: Pick<ListQuery, 'q' | 'sort' | 'ongoingFirst'>): boolean {
  return query.ongoingFirst !== false && isPlainOrder(query)
}

function isPlainOrder({ q, sort }: Pick<ListQuery, 'q' | 'sort'>): boolean {
  return q === '' && sort === defaultListQuery.sort
}

/**
 * The default of `outcomeUnknown`. Sales of unknown outcome are shown unless the query selects an outcome:
 * `incoming=0&ongoing=0&succeeded=0` shows only failed sales.
 */
export function showsUnknownOutcomes({
  succeeded,
  failed,
}: Pick<ListQuery, 'succeeded' | 'failed'>): boolean {
  return succeeded && failed
}

/**
 * A change of any filter or of the order goes back to page 1: on page 3, choosing Banking shows page 1 of Banking. A
 * change of only the page, or to the same values, does not.
 */
export function changeListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const chosen = query.sort === defaultOrder(query) ? 'relevance' : query.sort
  const next = settleListQuery({ ...query, sort: chosen, ...change })
  const isSame = listFieldNames.every((field) => field === 'page' || next[field] === query[field])
  return isSame ? next : { ...next, page: 1 }
}

/** `relevance` means that no order is chosen: best match first with a text, the newest first without. */
export function settleListQuery(loose: ListQuery): ListQuery {
  const q = cutSearchText(cleanSearchText(loose.q))
  const sort = loose.sort === 'relevance' ? defaultOrder({ q }) : loose.sort
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
    sort,
    // Ongoing sales lead only a list in its default order, so that the choice not to is dropped with any other order.
    ongoingFirst: loose.ongoingFirst === false && !isPlainOrder({ q, sort }) ? undefined : loose.ongoingFirst,
    page: isPage ? loose.page : defaultListQuery.page,
  }
}

/** A group of kind `any` without a checked box would find nothing, so all its boxes are checked again. */
function refilled(query: ListQuery): Partial<ListQuery> {
  const emptied = boxGroupNames.filter(
    (group) => boxGroups[group].match === 'any' && boxNames(group).every((box) => !query[box]),
  )
  return Object.fromEntries(emptied.flatMap((group) => boxNames(group).map((box) => [box, true])))
}
