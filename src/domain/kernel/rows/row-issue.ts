import { truncate } from '../text/text.ts'

export type IssueCode =
  | 'required'
  | 'not_an_object'
  | 'not_a_text'
  | 'not_a_list'
  | 'not_an_id'
  | 'not_a_coin'
  | 'no_such_coin'
  | 'not_a_url'
  | 'not_an_image'
  | 'not_a_video'
  | 'not_a_date'
  | 'not_a_number'
  | 'not_an_amount'
  | 'below_minimum'
  | 'not_a_cap'
  | 'not_a_flag'
  | 'not_a_status'
  | 'not_a_kind'
  | 'not_a_language'
  | 'not_an_email'
  | 'not_a_symbol'
  | 'not_a_type'
  | 'not_a_review'
  | 'not_on_the_unit'
  | 'below_a_price'
  | 'above_a_price'
  | 'too_many'
  | 'too_long'
  | 'cut'
  | 'assumed'
  | 'unknown_industry'
  | 'unknown_coin'
  | 'unknown_link'
  | 'relative_link'
  | 'end_before_start'
  | 'minimum_above_maximum'

export type Issue<Code extends string = IssueCode> = { field: string; code: Code; got: string }

/** Errors refuse the row; warnings report what was changed or dropped to accept it. */
export type Findings = { errors: Issue[]; warnings: Issue[] }

const gotLimit = 100

export function shownValue(value: unknown): string {
  if (value === undefined) return ''
  return truncate(typeof value === 'string' ? value : JSON.stringify(value), gotLimit)
}
