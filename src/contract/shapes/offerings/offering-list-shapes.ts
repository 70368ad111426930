import { Type, type TInteger, type TOptional, type TString } from 'typebox'
import { dayPresets } from '../../../domain/kernel/time/calendar-day.ts'
import { filterGroups } from '../../../domain/offerings/list/filter-groups.ts'
import { listFieldNames, listFields, type ListFieldName } from '../../../domain/offerings/list/list-fields.ts'
import { sections } from '../../../domain/offerings/list/sections.ts'

const counted = <const Value extends string>(values: readonly Value[]) =>
  Type.Object(Object.fromEntries(values.map((value) => [value, Type.Integer()])) as Record<Value, TInteger>)

export const ListCounts = Type.Object({
  sections: counted(sections),
  statuses: counted(filterGroups.statuses.values),
  coins: counted(filterGroups.coins.values),
  features: counted(filterGroups.features.values),
  kinds: counted(filterGroups.kinds.values),
  industries: counted(filterGroups.industries.values),
  targetAmountMin: counted(filterGroups.targetAmountMin.values),
  targetAmountMax: counted(filterGroups.targetAmountMax.values),
  periods: counted(dayPresets),
})

/**
 * Parameters of the list. The schema accepts any text: `checkListQuery` validates the values and reports errors by field,
 * and `knownValues` only documents them.
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
