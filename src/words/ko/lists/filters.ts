import type { Translation } from '../../dictionary.ts'

export default {
  kind: '종류',
  anyKind: '모든 종류',
  upTo: '상한 금액 선택…',
} satisfies Translation<'lists/filters'>
