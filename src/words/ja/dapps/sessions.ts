export default {
  loggedInAs: '{name}としてログイン中',
  title: 'ログイン中のブラウザー',
  text: 'お心当たりのないブラウザーがあれば、ログアウトしてください。ログインは{sessionDays}日で自動的に切れます。',
  current: 'このブラウザー',
  unknown: '不明なブラウザー',
  on: '{browser}（{system}）',
  since: '{date}にログイン',
  end: 'ログアウト',
  endOf: '{browser}からログアウト',
  ending: 'ログアウトしています',
  ended: '{browser}からログアウトしました',
  failed: 'ログアウトできませんでした。もう一度お試しください。',
} as const
