export default {
  question: '日本から参加できますか？',
  refused: '参加できません',
  refusedText: 'プロジェクトは、参加できない国・地域に日本を挙げています。',
  notListed: '日本の記載なし',
  notListedText:
    '参加できない国・地域（{areas}）に日本は含まれていませんが、参加できるという意味ではありません。',
  notUsText: '米国居住者のみ対象外とされています。日本から参加できるという意味ではありません。',
  notStated: '記載なし',
  notStatedText: '参加できない国・地域は公表されていません。参加できるという意味ではありません。',
  kyc: '本人確認（KYC）が必要です。',
  whitelist: 'ホワイトリストへの登録が必要です。',
} as const
