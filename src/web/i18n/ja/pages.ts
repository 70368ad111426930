export default {
  updatedOn: '最終更新 {date}',
  notTranslated: 'このページはまだ日本語に翻訳されていません。',
} as const
