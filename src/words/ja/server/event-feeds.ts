export default {
  calendar: '{site} イベントカレンダー',
  calendarOf: '{site} イベントカレンダー（{filter}）',
  token: 'トークン',
  people: '交流',
  company: '企業',
  about: '暗号資産（仮想通貨）の上場、エアドロップ、フォーク、ミートアップなどの日程です。',
  monthOnly: '{title}（{month}中・日付未定）',
  withdrawn: 'このイベントは取り下げられました。',
  proofLine: '告知：{url}',
  placeLine: '場所：{place}',
  whenLine: '日程：{date}',
  periodLine: '日程：{from}〜{to}',
} as const
