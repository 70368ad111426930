/** What the title of a later page of a list adds to the title of the list, and the title of the list of one industry. */
export default {
  nth: '（{page}ページ目）',
  ofIndustry: '「{industry}」のトークンセール',
} as const
