import type { Translation } from '../../dictionary.ts'

export default {
  'pre-open': '未开始',
  ongoing: '进行中',
  succeeded: '成功',
  failed: '失败',
  unknown: '待定',
  outcomeUnknown: '结果不明',
  needed: '需要',
  notNeeded: '不需要',
  yes: '是',
  no: '否',
  added: '{field}：新增{added}',
  removed: '{field}：移除{removed}',
  exchanged: '{field}：新增{added}，移除{removed}',
  addedNew: '{field}：新增',
  removedWhole: '{field}：已移除',
  updated: '{field}：内容已更新',
  othersAlone: '共有{count}处变更。',
  line: '{field}：{before} → {after}',
  others: '另有{count}处变更。',
} satisfies Translation<'offering-changes'>
