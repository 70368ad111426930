export default {
  added: '新しいトークンセール：{name}',
  changed: '条件の変更：{name}',
  changesOf: '{name}の変更履歴',
  followed: 'フォロー中のプロジェクトの変更',
} as const
