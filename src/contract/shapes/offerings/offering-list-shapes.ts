import { Type, type TInteger, type TOptional, type TString } from 'typebox'
import { dayPresets } from '../../../domain/kernel/time/calendar-day.ts'
import { filterGroups } from '../../../domain/offerings/list/filter-groups.ts'
import { listFieldNames, listFields, type ListFieldName } from '../../../domain/offerings/list/list-fields.ts'
import { sections } from '../../../domain/offerings/list/sections.ts'

/** How many results each value of a filter would give. */
const counted = <const Value extends string>(values: readonly Value[]) =>
  // One for each value, by the line below.
  Type.Object(Object.fromEntries(values.map((value) => [value, Type.Integer()])) as Record<Value, TInteger>)

export const ListCounts = Type.Object({
  sections: counted(sections),
  statuses: counted(filterGroups.statuses.values),
  coins: counted(filterGroups.coins.values),
  features: counted(filterGroups.features.values),
  industries: counted(filterGroups.industries.values),
  targetAmountMin: counted(filterGroups.targetAmountMin.values),
  targetAmountMax: counted(filterGroups.targetAmountMax.values),
  periods: counted(dayPresets),
})

/**
 * Every parameter is read by the rules of the list itself, which name what is wrong with it; the values that one takes
 * are for the description alone.
 */
export const ListParameters = Type.Object(
  Object.fromEntries(
    listFieldNames.map((name) => {
      const { about, values } = listFields[name]
      const described = { description: about, ...(values && { knownValues: values }) }
      return [name, Type.Optional(Type.String(described))]
    }),
  ) as Record<ListFieldName, TOptional<TString>>,
)
