import type { Translation } from '../../dictionary.ts'

export default {
  kind: '종류',
  anyKind: '모든 종류',
  upTo: '이 금액까지…',
} satisfies Translation<'lists/filters'>
