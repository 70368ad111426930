import type { Language } from '../../kernel/site/language.ts'

/** Fields whose change is told outside the site, where its dictionaries do not reach: in feeds. */
export const toldFields = [
  'status',
  'ico_start',
  'ico_end',
  'raised_amount',
  'target_amount_min',
  'target_amount_max',
  'soft_cap',
  'hard_cap',
  'sold_tokens',
  'token_for_sale',
  'initial_price',
] as const
export type ToldField = (typeof toldFields)[number]

interface ChangeWords {
  readonly fields: Readonly<Record<ToldField, string>>
  /** In the order of the numbers on the wire. */
  readonly statuses: readonly [string, string, string, string]
  /** A value that was or is not known. */
  readonly unknown: string
  readonly line: (words: { field: string; before: string; after: string }) => string
  /** What else has changed, and is not told in full. */
  readonly others: (count: number) => string
}

export const changeWords: Readonly<Record<Language, ChangeWords>> = {
  ja: {
    fields: {
      status: 'ステータス',
      ico_start: '開始',
      ico_end: '終了',
      raised_amount: '調達額',
      target_amount_min: '最低目標額',
      target_amount_max: '最高目標額',
      soft_cap: 'ソフトキャップ',
      hard_cap: 'ハードキャップ',
      sold_tokens: '販売済みトークン',
      token_for_sale: '販売トークン数',
      initial_price: '初期価格',
    },
    statuses: ['開始前', '進行中', '成立', '不成立'],
    unknown: '未定',
    line: ({ field, before, after }) => `${field}：${before} → ${after}`,
    others: (count) => `ほかに${count}項目が変わりました。`,
  },
  en: {
    fields: {
      status: 'Status',
      ico_start: 'Starts',
      ico_end: 'Ends',
      raised_amount: 'Raised',
      target_amount_min: 'Minimum target',
      target_amount_max: 'Maximum target',
      soft_cap: 'Soft cap',
      hard_cap: 'Hard cap',
      sold_tokens: 'Tokens sold',
      token_for_sale: 'Tokens for sale',
      initial_price: 'Initial price',
    },
    statuses: ['Before start', 'Ongoing', 'Succeeded', 'Failed'],
    unknown: 'TBA',
    line: ({ field, before, after }) => `${field}: ${before} → ${after}`,
    others: (count) => (count === 1 ? 'One more field has changed.' : `${count} more fields have changed.`),
  },
  ko: {
    fields: {
      status: '진행 상태',
      ico_start: '시작',
      ico_end: '종료',
      raised_amount: '모금액',
      target_amount_min: '최소 목표액',
      target_amount_max: '최대 목표액',
      soft_cap: '소프트 캡',
      hard_cap: '하드 캡',
      sold_tokens: '판매된 토큰',
      token_for_sale: '판매 토큰 수',
      initial_price: '초기 가격',
    },
    statuses: ['시작 전', '진행 중', '성공', '실패'],
    unknown: '미정',
    line: ({ field, before, after }) => `${field}: ${before} → ${after}`,
    others: (count) => `그 밖에 ${count}개 항목이 변경되었습니다.`,
  },
  zh: {
    fields: {
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
    },
    statuses: ['未开始', '进行中', '成功', '失败'],
    unknown: '待定',
    line: ({ field, before, after }) => `${field}：${before} → ${after}`,
    others: (count) => `另有 ${count} 个项目发生变更。`,
  },
}
