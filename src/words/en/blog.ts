import type { Translation } from '../dictionary.ts'

export default {
  heading: 'Reading',
  lede: 'From reading the terms of a sale to the basics of safety and tax, researched and written by our editors.',
  description:
    'How to read the terms of a token sale, what to check before you take part, and the basics of tax and safety: the blog of our editors, in Japanese.',
  tagHeading: 'Posts on “{tag}”',
  titleOfPage: '{title}, page {page}',
  tags: 'Tags',
  updatedOn: 'Updated {date}',
  related: 'Read next',
  emptyTitle: 'No posts yet',
  emptyText: 'As soon as there are some they appear here, the newest first.',
} satisfies Translation<'blog'>
