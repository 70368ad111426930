export default {
  title: '条件に合うプロジェクトはありません',
  text: '条件を変えるか、別のキーワードでお試しください。',
  inMarket: 'マーケットで見つかった銘柄',
  searchMarket: 'マーケットで「{q}」を探す',
  searchAll: 'ほかの条件を外して「{q}」を探す',
  byIndustry: '業種「{industry}」のセールを見る',
  toMarket: 'マーケットを見る',
  toCalendar: 'カレンダーを見る',
  pastEndTitle: 'このページにプロジェクトはありません',
  pastEndText: '一覧の最終ページを過ぎています。',
  firstPage: '最初のページへ',
} as const
