import type { Translation } from '../../dictionary.ts'

export default {
  required: '{field} is required.',
  maxLength: '{field} takes at most {limit} characters.',
  minimum: '{field} must be at least {limit}.',
  maximum: '{field} must be at most {limit}.',
  characters: '{field} contains characters that cannot be used.',
  email: '{field} is not valid email address',
  unknown: 'There is no field named {field}.',
  invalid: '{field} is not valid.',
} satisfies Translation<'field-errors'>
