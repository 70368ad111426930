/** The checkout that moves no money. */
export default {
  title: 'お支払い（テスト環境）',
  notice: 'これはテスト環境のお支払い画面です。実際の請求は発生しません。',
  plan: 'プラン',
  price: '料金',
  discount: 'クーポン割引',
  total: 'お支払い金額（税込）',
  tax: 'うち消費税（{percent}%）',
  thenMonth: '次回以降は毎月{amount}（税込）',
  thenYear: '次回以降は毎年{amount}（税込）',
  email: 'メールアドレス',
  approve: '支払う',
  decline: '支払いが拒否された場合を試す',
  back: '支払わずに戻る',
  gone: 'このお支払い画面は使えません。すでに手続きが済んでいるか、期限が切れています。',
  goneBack: '購入ページに戻る',
  again: '内容を確認して、もう一度ボタンを押してください。',
} as const
