import { readDay, type Day } from '../../kernel/time/calendar-day.ts'
import { boxGroups, type BoxGroupName, type BoxName } from './filter-boxes.ts'
import { readAmountRange, type AmountRange } from './target-ranges.ts'

export type ListQueryCode =
  | 'too_long'
  | 'not_a_flag'
  | 'not_a_kind'
  | 'not_an_industry'
  | 'not_a_range'
  | 'not_a_day'
  | 'not_a_period'
  | 'not_a_rule'
  | 'not_a_sort'
  | 'not_a_page'
  | 'not_a_text'

export interface ListField<Value> {
  readonly defaultValue: Value
  readonly read: (text: string) => Value | undefined
  readonly code: ListQueryCode
  readonly about: string
  readonly values?: readonly string[]
}

export function field<Value>(declared: ListField<Value>): ListField<Value> {
  return declared
}

export const flags: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['0', false],
])

export function boxFields<Group extends BoxGroupName>(group: Group) {
  const { match, boxes } = boxGroups[group]
  const fields = Object.entries(boxes).map(([name, { about }]) => [
    name,
    field<boolean>({
      defaultValue: match === 'any',
      read: (text) => flags.get(text),
      code: 'not_a_flag',
      about: `${about}: 1 or 0; default: ${match === 'any' ? 1 : 0}`,
      values: [...flags.keys()],
    }),
  ])
  return Object.fromEntries(fields) as Record<BoxName<Group>, ListField<boolean>>
}

export const range = (about: string) =>
  field<AmountRange | undefined>({
    defaultValue: undefined,
    read: readAmountRange,
    code: 'not_a_range',
    about,
  })

export const day = (about: string) =>
  field<Day | undefined>({ defaultValue: undefined, read: readDay, code: 'not_a_day', about })
