export default {
  heading: '読みもの',
  lede: '募集条件の読み方から、安全や税金の基本まで。編集部が調べて書いています。',
  description:
    'トークンセールの募集条件の読み方、参加する前に確かめたいこと、偽サイトの見分け方、税金と記録の基本まで。編集部が一次情報にあたって調べ、わかりやすく書いているブログです。',
  tagHeading: '「{tag}」の記事',
  titleOfPage: '{title}（{page}ページ目）',
  tags: 'タグ',
  updatedOn: '{date}更新',
  related: 'あわせて読みたい記事',
  emptyTitle: '記事はまだありません',
  emptyText: '公開されると、ここに新しい順で並びます。',
  onlyJapanese: 'ブログは日本語のみです。ほかの言語を選ぶと、その言語のトップページに移ります。',
  homeInstead: 'ブログは日本語のみです。日本語のトップページへ',
} as const
