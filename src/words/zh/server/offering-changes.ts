import type { Translation } from '../../dictionary.ts'

export default {
  'pre-open': '未开始',
  ongoing: '进行中',
  succeeded: '成功',
  failed: '失败',
  unknown: '待定',
  outcomeUnknown: '结果不明',
  line: '{field}：{before} → {after}',
  others: '另有{count}处变更。',
} satisfies Translation<'offering-changes'>
