import type { AmountGroup, CatalogueQuery } from '../../catalogue/catalogue-query.ts'
import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import { readInstant } from '../../domain/kernel/time/instant.ts'
import { boxNames, type BoxGroupName, type BoxName } from '../../domain/offerings/list/filter-boxes.ts'
import { bitsOf } from '../../domain/offerings/list/filter-groups.ts'
import type { ListQuery } from '../../domain/offerings/list/list-fields.ts'
import { boundsOf, targetRanges } from '../../domain/offerings/list/target-ranges.ts'

export const perPage = 20

/** The list query in the catalogue's terms. */
export function catalogueQueryOf(query: ListQuery): CatalogueQuery {
  const { industry } = query
  const ticked = <Group extends BoxGroupName>(group: Group): readonly BoxName<Group>[] =>
    boxNames(group).filter((box) => query[box])
  return {
    groups: {
      statuses: bitsOf('statuses', ticked('statuses')),
      coins: bitsOf('coins', ticked('coins')),
      features: bitsOf('features', ticked('features')),
      ...(industry !== undefined && { industries: bitsOf('industries', [industry]) }),
      ...usualRange('targetAmountMin', query),
      ...usualRange('targetAmountMax', query),
    },
    ranges: {
      ...otherRange('targetAmountMin', query),
      ...otherRange('targetAmountMax', query),
    },
    startAfter: readInstant(query.startAfter ?? ''),
    endBefore: lastMomentOf(query.endBefore),
    q: query.q,
    sort: query.sort,
    offset: (query.page - 1) * perPage,
    limit: perPage,
  }
}

/** One of the usual ranges is a value of its group, which the catalogue has a set for. */
function usualRange(name: AmountGroup, query: ListQuery): CatalogueQuery['groups'] {
  const usual = targetRanges.find((range) => range === query[name])
  return usual === undefined ? {} : { [name]: bitsOf(name, [usual]) }
}

function otherRange(name: AmountGroup, query: ListQuery): CatalogueQuery['ranges'] {
  const asked = query[name]
  if (asked === undefined || targetRanges.some((range) => range === asked)) return {}
  return { [name]: boundsOf(asked) }
}

function lastMomentOf(day: ListQuery['endBefore']): number | undefined {
  const next = day === undefined ? undefined : readInstant(addDays({ day, count: 1 }))
  return next === undefined ? undefined : next - 1
}
