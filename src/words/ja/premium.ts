/** What both the page of Premium and the one that sells it say of plans. */
export default {
  lede: '価格・資産管理アプリCoinViewの有料プランです。お支払いの確認後、ライセンスコードをメールでお送りします。',
  plans: '料金プラン',
  month: '1か月ごと',
  year: '1年ごと',
  monthNote: 'いつでも解約でき、支払い済みの期間の終わりまで使えます。',
  saves: '月額プランを12か月続ける場合より{amount}お得です。',
  currency: 'お支払いの通貨',
  taxIncluded: '表示価格はすべて税込です。',
  choose: 'このプランを選ぶ',
  noPlans: '現在、販売中のプランはありません',
  noPlansText: '販売を再開したときは、このページでご案内します。ご契約中の方は引き続きご利用いただけます。',
  sandbox: 'テスト環境です。購入の流れを最後までお試しいただけますが、請求は発生しません。',
} as const
