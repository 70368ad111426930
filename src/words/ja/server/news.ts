export default {
  added: '新しい募集：{name}',
  changed: '条件の変更：{name}',
  changesOf: '{name}の変更履歴',
} as const
