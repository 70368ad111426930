export default {
  heading: '読みもの',
  lede: '募集条件の読み方から、安全や税金の基本まで。編集部が調べて書いています。',
  description:
    'トークンセールの募集条件の読み方、参加前の確かめ方、税金と安全の基本を、編集部が調べて書いているブログです。',
  tagHeading: '「{tag}」の記事',
  titleOfPage: '{title}（{page}ページ目）',
  tags: 'タグ',
  updatedOn: '{date}更新',
  related: 'あわせて読みたい記事',
  emptyTitle: '記事はまだありません',
  emptyText: '公開されると、ここに新しい順で並びます。',
} as const
