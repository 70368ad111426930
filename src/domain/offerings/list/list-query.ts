import { readDay, type Day } from '../../kernel/time/calendar-day.ts'
import type { Industry } from '../fields/industries.ts'
import { cleanSearchText, cutSearchText } from './search-text.ts'
import { acceptFlags, statusFlags, type AcceptFlag, type FeatureFlag, type StatusFlag } from './list-flags.ts'
import { readAmountRange, type AmountRange } from './target-ranges.ts'

/** The orders a reader can choose. */
export const sorts = [
  'createdAtDesc',
  'endAsc',
  'endDesc',
  'startAsc',
  'startDesc',
  'raisedDesc',
  'raisedAsc',
] as const
export type Sort = (typeof sorts)[number]

/** `relevance`, best match first, is the order of a query with text when none is chosen. */
export type ListOrder = Sort | 'relevance'

/** What the list of offerings shows. Every value here is settled: no group is empty, no text is untidy. */
export type ListQuery = Readonly<
  Record<StatusFlag | AcceptFlag | FeatureFlag, boolean> & {
    q: string
    industry: Industry | undefined
    targetAmountMin: AmountRange | undefined
    targetAmountMax: AmountRange | undefined
    startAfter: Day | undefined
    endBefore: Day | undefined
    sort: ListOrder
    page: number
  }
>
export type ListQueryField = keyof ListQuery

export const lastPage = 100_000

/** The order of the keys is the order of the parameters in an address. */
export const defaultListQuery: ListQuery = {
  q: '',
  incoming: true,
  ongoing: true,
  succeeded: true,
  failed: true,
  acceptBitcoin: true,
  acceptEthereum: true,
  acceptOtherCoin: true,
  industry: undefined,
  targetAmountMin: undefined,
  targetAmountMax: undefined,
  bonus: false,
  founderId: false,
  newChain: false,
  codeAvail: false,
  notUS: false,
  startAfter: undefined,
  endBefore: undefined,
  sort: 'createdAtDesc',
  page: 1,
}

// Its own keys, which the type above lists in full.
export const listQueryFields = Object.keys(defaultListQuery) as ListQueryField[]

export function defaultOrder({ q }: Pick<ListQuery, 'q'>): ListOrder {
  return q === '' ? 'createdAtDesc' : 'relevance'
}

/**
 * Changing any filter, the order included, goes back to page 1; a change of page alone does not, nor does a
 * filter set to what it was. On page 3, choosing Banking shows page 1 of Banking.
 */
export function changeListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const chosen = query.sort === defaultOrder(query) ? 'relevance' : query.sort
  const next = settleListQuery({ ...query, sort: chosen, ...change })
  const isSame = listQueryFields.every((field) => field === 'page' || next[field] === query[field])
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
    ...refilled(loose, statusFlags),
    ...refilled(loose, acceptFlags),
    q,
    targetAmountMin: readAmountRange(loose.targetAmountMin ?? ''),
    targetAmountMax: readAmountRange(loose.targetAmountMax ?? ''),
    startAfter: readDay(loose.startAfter ?? ''),
    endBefore: readDay(loose.endBefore ?? ''),
    sort: loose.sort === 'relevance' ? defaultOrder({ q }) : loose.sort,
    page: isPage ? loose.page : defaultListQuery.page,
  }
}

/** A group with nothing on would show nothing, so all of it is turned back on. */
function refilled(query: ListQuery, group: readonly (StatusFlag | AcceptFlag)[]): Partial<ListQuery> {
  return group.some((flag) => query[flag]) ? {} : Object.fromEntries(group.map((flag) => [flag, true]))
}
