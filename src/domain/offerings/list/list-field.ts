import { readDay, type Day } from '../../kernel/time/calendar-day.ts'
import { boxGroups, type BoxGroupName, type BoxName } from './filter-boxes.ts'
import { readAmountRange, type AmountRange } from './target-ranges.ts'

export type ListQueryCode =
  | 'too_long'
  | 'not_a_flag'
  | 'not_an_industry'
  | 'not_a_range'
  | 'not_a_day'
  | 'not_a_period'
  | 'not_a_rule'
  | 'not_a_sort'
  | 'not_a_page'
  | 'not_a_text'

/** One parameter of the list: in addresses, in the API and in what is asked of the catalogue. */
export interface ListField<Value> {
  /** Left out of addresses. */
  readonly usual: Value
  readonly read: (text: string) => Value | undefined
  /** What is wrong with a text that cannot be read. */
  readonly code: ListQueryCode
  /** For the description of the API, with the values that it takes where they can be listed. */
  readonly about: string
  readonly values?: readonly string[]
}

export function field<Value>(declared: ListField<Value>): ListField<Value> {
  return declared
}

const flags = new Map([
  ['1', true],
  ['0', false],
])

export function boxFields<Group extends BoxGroupName>(group: Group) {
  const { match, boxes } = boxGroups[group]
  const fields = Object.entries(boxes).map(([name, { about }]) => [
    name,
    field<boolean>({
      usual: match === 'any',
      read: (text) => flags.get(text),
      code: 'not_a_flag',
      about: `${about} (1 or 0)`,
      values: [...flags.keys()],
    }),
  ])
  // One for each box of the group, by the line above.
  return Object.fromEntries(fields) as Record<BoxName<Group>, ListField<boolean>>
}

export const range = (about: string) =>
  field<AmountRange | undefined>({ usual: undefined, read: readAmountRange, code: 'not_a_range', about })

export const day = () =>
  field<Day | undefined>({ usual: undefined, read: readDay, code: 'not_a_day', about: 'yyyy-MM-dd' })
