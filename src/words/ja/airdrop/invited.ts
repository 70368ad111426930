export default {
  heading: '招待を受け取りました',
  text: 'アプリに登録したあと、招待コード {code} を24時間以内に入力してください。',
  back: '招待ページへ戻る',
} as const
