/** What the title of a later page of a list adds to the title of the list. */
export default {
  nth: '（{page}ページ目）',
} as const
