import type { Translation } from '../../dictionary.ts'

export default {
  status: '状态',
  ico_start: '开始',
  ico_end: '结束',
  raised_amount: '已募集',
  target_amount_min: '最低目标额',
  target_amount_max: '最高目标额',
  soft_cap: '软顶',
  hard_cap: '硬顶',
  sold_tokens: '已售代币',
  token_for_sale: '发售代币数',
  initial_price: '初始价格',
  'pre-open': '未开始',
  ongoing: '进行中',
  succeeded: '成功',
  failed: '失败',
  unknown: '待定',
  outcomeUnknown: '结果不明',
  line: '{field}：{before} → {after}',
  others: '另有{count}处变更。',
} satisfies Translation<'offering-changes'>
