export default {
  title: '条件に合うプロジェクトはありません',
  text: '条件を変えるか、別のキーワードでお試しください。',
  pastEndTitle: 'このページにプロジェクトはありません',
  pastEndText: '一覧の最終ページを過ぎています。',
  firstPage: '最初のページへ',
} as const
