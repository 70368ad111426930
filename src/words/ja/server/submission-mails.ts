export default {
  subject: '審査待ちの投稿が{count}件届きました（{site}）',
  event: 'イベント {number}：{name}',
  project: 'プロジェクト {number}：{name}',
  more: 'ほか{count}件',
  commands:
    '一覧はnpm run site -- events list、npm run site -- submissions listで、内容はevents show 番号、submissions show 番号で確認できます。1時間以内に届いた分は、次のメールにまとめてお知らせします。',
} as const
