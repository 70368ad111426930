import type { Day } from '../../kernel/time/calendar-day.ts'
import type { Industry } from '../fields/industries.ts'
import { changeListQuery, defaultListQuery, type ListQuery } from './list-query.ts'
import {
  acceptFlags,
  featureFlags,
  statusFlags,
  type AcceptFlag,
  type FeatureFlag,
  type StatusFlag,
} from './list-flags.ts'
import type { AmountRange } from './target-ranges.ts'

type TagSubject =
  | { kind: 'q'; value: string }
  | { kind: 'status'; value: StatusFlag }
  | { kind: 'coin'; value: AcceptFlag }
  | { kind: 'industry'; value: Industry }
  | { kind: 'targetAmountMin' | 'targetAmountMax'; value: AmountRange }
  | { kind: 'feature'; value: FeatureFlag }
  | { kind: 'startAfter' | 'endBefore'; value: Day }

/** One removable tag above the list. `without` is the query once the tag is removed. */
export type FilterTag = TagSubject & { without: ListQuery }

/**
 * A tag for each thing that narrows the list. A full group narrows nothing and has none: all coins on give no
 * tag, Bitcoin and Ethereum give two. Removing the last of a group turns the whole group back on.
 */
export function filterTags(query: ListQuery): FilterTag[] {
  return tagSubjects(query).map((subject) => {
    const without = changeListQuery(query, removal(subject))
    return { ...subject, without }
  })
}

function tagSubjects(query: ListQuery): TagSubject[] {
  const { q, industry } = query
  const text: TagSubject[] = q === '' ? [] : [{ kind: 'q', value: q }]
  const field: TagSubject[] = industry === undefined ? [] : [{ kind: 'industry', value: industry }]
  const features = featureFlags.filter((flag) => query[flag])
  return [
    ...text,
    ...partOf(query, statusFlags).map((value): TagSubject => ({ kind: 'status', value })),
    ...partOf(query, acceptFlags).map((value): TagSubject => ({ kind: 'coin', value })),
    ...field,
    ...valueTags(query, ['targetAmountMin', 'targetAmountMax']),
    ...features.map((value): TagSubject => ({ kind: 'feature', value })),
    ...valueTags(query, ['startAfter', 'endBefore']),
  ]
}

type ValueKind = 'targetAmountMin' | 'targetAmountMax' | 'startAfter' | 'endBefore'

function valueTags(query: ListQuery, kinds: readonly ValueKind[]): TagSubject[] {
  return kinds.flatMap((kind) => {
    const value = query[kind]
    return value === undefined ? [] : [{ kind, value }]
  })
}

function partOf<Flag extends StatusFlag | AcceptFlag>(query: ListQuery, group: readonly Flag[]): Flag[] {
  const on = group.filter((flag) => query[flag])
  return on.length === group.length ? [] : on
}

function removal({ kind, value }: TagSubject): Partial<ListQuery> {
  if (kind === 'status' || kind === 'coin' || kind === 'feature') return { [value]: false }
  return { [kind]: defaultListQuery[kind] }
}

export function hasFilters(query: ListQuery): boolean {
  return tagSubjects(query).length > 0
}

/** The reset button removes every tag, the text among them. The chosen order narrows nothing and stays. */
export function resetFilters(query: ListQuery): ListQuery {
  return changeListQuery(query, { ...defaultListQuery, sort: query.sort })
}
