export default {
  credit: 'データ提供：{source}',
  imported: '取り込んだ価格データ',
  importedMeaning: '運営者がファイルから取り込んだ価格です。リアルタイムでは更新されません。',
} as const
