import type { Translation } from '../dictionary.ts'

export default {
  short: 'Demo',
  marked: '[Demo] {name}',
  fictional: 'Fictional (demo)',
  sample: 'Sample article (demo)',
  sale: 'This token sale is fictional, made up for this demo. You cannot take part in it.',
  sales:
    'Token sales and ads marked “Demo” are fictional, made up for this demo. You cannot take part in them or buy anything.',
  event: 'This event is fictional, made up for this demo. It will not take place.',
  events: 'Events marked “Demo” are fictional, made up for this demo. They do not take place.',
  post: 'This is a sample article, written for the demo of this site.',
  posts: 'Articles marked “Demo” are samples, written for the demo of this site.',
} satisfies Translation<'demo-notes'>
