/** By the value of the type. */
export default {
  exchange: '上場',
  hardfork: 'ハードフォーク',
  meetup: 'ミートアップ',
  release: 'リリース',
  ama: 'AMA',
  airdrop: 'エアドロップ',
  announcement: '発表',
  product: '製品',
  contest: 'コンテスト',
  partnership: '提携',
  conference: 'カンファレンス',
  swap: 'スワップ',
  burn: 'バーン',
  ico: 'トークンセール',
  softfork: 'ソフトフォーク',
  other: 'その他',
} as const
