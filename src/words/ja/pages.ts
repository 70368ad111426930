export default {
  updatedOn: '最終更新 {date}',
  notTranslated: 'このページはまだ日本語に翻訳されていません。',
  contents: '目次',
} as const
