import type { Translation } from '../dictionary.ts'

export default {
  heading: 'Articles',
  lede: 'From reading the terms of a sale to the basics of security and tax, researched and written by our editors.',
  description:
    'How to read the terms of a token sale, what to check before you take part, and the basics of security and tax. Articles are in Japanese.',
  tagHeading: 'Articles on “{tag}”',
  tagDescription:
    'Articles about {tag} by our editors, newest first, checked against primary sources. Worth reading before you join a sale. In Japanese.',
  titleOfPage: '{title}, page {page}',
  tags: 'Tags',
  updatedOn: 'Updated {date}',
  related: 'Read next',
  emptyTitle: 'No articles yet',
  emptyText: 'New articles will appear here, newest first.',
  onlyJapanese: 'The blog is in Japanese only. The other language links lead to the home page.',
  homeInstead: 'The blog is in Japanese only. Go to the English home page',
} satisfies Translation<'blog'>
