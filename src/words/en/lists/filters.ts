import type { Translation } from '../../dictionary.ts'

export default {
  kind: 'Type',
  anyKind: 'All types',
  upTo: 'Up to an amount…',
} satisfies Translation<'lists/filters'>
