export default {
  receiptSubject: '{plan}のご購入ありがとうございます',
  receiptText: '{site}でCoinView Premiumをご購入いただき、ありがとうございます。お支払いが完了しました。',
  licenceText: 'ライセンスコード：{code}',
  licenceCare:
    'CoinViewアプリの「設定」→「Premium」でこのコードを入力してください。コードはこのメールにのみ記載しています。大切に保管し、ほかの人に教えないでください。',
  planLine: 'プラン：{plan}',
  priceLine: '料金：{amount}（税込）',
  discountLine: 'クーポン割引：−{amount}',
  totalLine: 'お支払い金額：{amount}（税込）',
  taxLine: 'うち消費税（{percent}%）：{amount}',
  renewsMonth:
    '次回の更新日は{date}です。以後は毎月{amount}を自動でお支払いいただきます。更新日の前日まで、いつでも解約できます。',
  renewsYear:
    '次回の更新日は{date}です。以後は毎年{amount}を自動でお支払いいただきます。更新日の前日まで、いつでも解約できます。',
  manageButton: 'お申し込み内容の確認・解約',
  manageCare: 'このリンクを知っている人は誰でもお申し込み内容の確認と解約ができます。転送しないでください。',
  renewedSubject: '{plan}を更新しました',
  renewedText: 'CoinView Premiumの更新料金のお支払いが完了しました。',
  cancelledSubject: '{plan}の解約を受け付けました',
  cancelledText:
    '解約を受け付けました。{date}まではこれまでどおりCoinView Premiumをご利用いただけます。以後の請求はありません。それまでは、下のボタンから解約を取り消せます。',
  resumedSubject: '{plan}の解約を取り消しました',
  resumedText: '解約のお申し出を取り消しました。CoinView Premiumはこれまでどおりご利用いただけます。',
  endedSubject: '{plan}は終了しました',
  endedText:
    '更新のお支払いを確認できなかったため、CoinView Premiumのご利用は終了しました。今後、料金が請求されることはありません。引き続きご利用になる場合は、あらためてお申し込みください。',
  failedSubject: '{plan}のお支払いができませんでした',
  failedText:
    'CoinView Premiumの更新料金のお支払いができませんでした。カードの有効期限や利用限度額をご確認ください。数日中に、あらためて決済を行います。',
  refundedSubject: '{plan}の代金を返金しました',
  refundedText:
    'CoinView Premiumの代金{amount}を返金しました。ご利用のカード会社により、明細に反映されるまで数日かかることがあります。Premiumの機能とライセンスコードは使えなくなりました。',
  sandboxLine: 'これはテスト環境での購入です。実際の請求は発生していません。',
  ending:
    'このメールは、{site}でCoinView Premiumをお申し込みの際に、このアドレスを入力された方にお送りしています。お心当たりがない場合は、お問い合わせフォームからお知らせください。',
} as const
