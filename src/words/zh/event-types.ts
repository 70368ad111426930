import type { Translation } from '../dictionary.ts'

export default {
  exchange: '上币',
  hardfork: '硬分叉',
  meetup: '线下聚会',
  release: '发布',
  ama: 'AMA',
  airdrop: '空投',
  announcement: '公告',
  product: '产品',
  contest: '竞赛',
  partnership: '合作',
  conference: '大会',
  swap: '代币兑换',
  burn: '销毁',
  ico: '代币发售',
  softfork: '软分叉',
  other: '其他',
} satisfies Translation<'event-types'>
