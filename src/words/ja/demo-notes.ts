/** Labels of demo content, for pages and for what the server writes. */
export default {
  short: 'デモ',
  marked: '【デモ】{name}',
  fictional: '架空の内容（デモ用）',
  sample: '見本の記事（デモ用）',
  sale: 'これは、デモ用に作った架空のトークンセールです。参加することはできません。',
  sales: '「デモ」と表示されたトークンセールと広告は、デモ用に作った架空のものです。参加や購入はできません。',
  event: 'これは、デモ用に作った架空のイベントです。実際に行われることはありません。',
  events: '「デモ」と表示されたイベントは、デモ用に作った架空のものです。実際には行われません。',
  post: 'これは、このサイトのデモ用に書かれた見本の記事です。',
  posts: '「デモ」と表示された記事は、このサイトのデモ用に書かれた見本です。',
} as const
