export default {
  updatedOn: '最終更新 {date}',
  notTranslated: 'このページはまだ日本語に翻訳されていません。',
  contents: '目次',
  commerce: '特定商取引法に基づく表記',
  missing:
    '「{title}」は、このサイトの運営者がまだ公開していません。ご質問はお問い合わせフォームからお送りください。',
} as const
