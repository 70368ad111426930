import type { Translation } from '../../dictionary.ts'

export default {
  kind: '类型',
  anyKind: '全部类型',
  upTo: '不超过此金额…',
} satisfies Translation<'lists/filters'>
