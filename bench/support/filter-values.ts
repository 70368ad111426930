import { filterGroups, type FilterGroupName } from '../../src/domain/offerings/list/filter-groups.ts'

export function valuesIn(name: FilterGroupName, mask: number): string[] {
  return filterGroups[name].values.filter((_, bit) => (mask >> bit) & 1)
}
