import type { Translation } from '../dictionary.ts'

export default {
  required: '{field} is required',
  maxLength: '{field} can have at most {limit} characters',
  minimum: '{field} must be at least {limit}',
  maximum: '{field} must be at most {limit}',
  characters: '{field} contains characters that cannot be used',
  email: '{field} is not a valid email address',
  url: '{field} is not a valid URL',
  not_a_date: '{field} is not a date we can read',
  end_before_start: '{field} must not be before the start',
  span_too_long: '{field} is too late: an event can last a year at most',
  time_missing: '{field} needs a time',
  too_far: '{field} must be between {firstEventYear} and {eventYearsAhead, spellout} years from now',
  not_a_type: 'Choose {field} from the list',
  not_a_symbol: '{field} must be a symbol such as BTC',
  too_many_tokens: 'Choose at most {calendarTokens} tokens at a time',
  not_a_zone: '{field} is not a time zone we know',
  not_a_price: 'Enter a price as a number above 0, such as 1200',
  already_above: 'The price is already at or above this. Enter a higher one.',
  already_below: 'The price is already at or below this. Enter a lower one.',
  not_an_amount: 'Enter the amount as a plain number above 0, such as 12.5',
  too_precise:
    '{limit, plural, one {This asset has at most {limit} decimal place} other {This asset has at most {limit} decimal places}}',
  too_large: 'The amount is too large',
  unknown: 'There is no field named {field}',
  invalid: '{field} is not valid',
} satisfies Translation<'field-errors'>
