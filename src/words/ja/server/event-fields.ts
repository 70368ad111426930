export default {
  type: '種類',
  token: '銘柄',
  title: 'タイトル',
  description: '説明',
  start: '開始',
  end: '終了',
  precision: '日程の精度',
  zone: 'タイムゾーン',
  place: '場所',
  proof: '告知のURL',
  email: 'メールアドレス',
} as const
