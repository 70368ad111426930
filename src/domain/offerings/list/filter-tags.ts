import { boxGroups, boxNames, type BoxGroupName, type BoxName } from './filter-boxes.ts'
import {
  boxGroupOf,
  defaultListQuery,
  listFieldNames,
  type ListFieldName,
  type ListQuery,
} from './list-fields.ts'
import { changeListQuery } from './list-query.ts'

/** Parameters without a tag, because they filter nothing by themselves: order, page, and the meaning of a period. */
const arrangements = ['sort', 'ongoingFirst', 'page', 'periodBy'] as const
type Arrangement = (typeof arrangements)[number]
type ValueName = Exclude<ListFieldName, BoxName | Arrangement>

type BoxTag = {
  [Group in BoxGroupName]: { kind: (typeof boxGroups)[Group]['tag']; value: BoxName<Group> }
}[BoxGroupName]
type ValueTag = { [Name in ValueName]: { kind: Name; value: NonNullable<ListQuery[Name]> } }[ValueName]
type TagSubject = BoxTag | ValueTag

/** One removable tag above the list. `without` is the query after removing the tag. */
export type FilterTag = TagSubject & { without: ListQuery }

/**
 * One tag for each active filter. A fully checked group filters nothing: all coins give no tag, Bitcoin and Ethereum give
 * two. Removing the last tag of a group checks the whole group again.
 */
export function filterTags(query: ListQuery): FilterTag[] {
  return listFieldNames.flatMap((name) => {
    const subject = tagSubject(query, name)
    if (subject === undefined) return []
    return [{ ...subject, without: changeListQuery(query, removalOf(name)) }]
  })
}

function tagSubject(query: ListQuery, name: ListFieldName): TagSubject | undefined {
  if (isArrangement(name)) return undefined
  const group = boxGroupOf(name)
  if (group === undefined) {
    return query[name] === defaultListQuery[name]
      ? undefined
      : ({ kind: name, value: query[name] } as ValueTag)
  }
  if (query[name] !== true || isFull(query, group)) return undefined
  return { kind: boxGroups[group].tag, value: name } as BoxTag
}

function isArrangement(name: ListFieldName): name is Arrangement {
  return arrangements.some((arrangement) => arrangement === name)
}

function isFull(query: ListQuery, group: BoxGroupName): boolean {
  return boxGroups[group].match === 'any' && boxNames(group).every((box) => query[box])
}

function removalOf(name: ListFieldName): Partial<ListQuery> {
  return { [name]: boxGroupOf(name) === undefined ? defaultListQuery[name] : false }
}

export function resetFilters(query: ListQuery): ListQuery {
  return changeListQuery(query, {
    ...defaultListQuery,
    sort: query.sort,
    ongoingFirst: query.ongoingFirst,
  })
}
