/** The description of a sale for search engines: the sentences that its facts allow. */
export default {
  demo: 'デモのための架空の募集です。',
  sale: 'トークンセール',
  dates: '{sale}の募集期間は{from}〜{to}です。',
  opens: '{sale}は{from}に始まり、終了日は未定です。',
  closes: '{sale}の募集は{to}までです。',
  undated: '{sale}の募集期間は未定です。',
  raisedOfMaximum: '調達額は{raised}、上限額は{maximum}です。',
  raised: '調達額は{raised}です。',
  targets: '最低目標額は{minimum}、上限額は{maximum}です。',
  maximum: '上限額は{maximum}です。',
  minimum: '最低目標額は{minimum}です。',
  currencies: '支払い通貨は{currencies}です。',
  industries: '業種は{industries}です。',
  country: '国・地域は{country}です。',
} as const
