import type { Translation } from '../dictionary.ts'

export default {
  short: 'Demo',
  marked: '[Demo] {name}',
  fictional: 'Fictional (demo)',
  sample: 'Sample article (demo)',
  sale: 'This token sale is fictional, made up for this demo. You cannot take part in it.',
  sales:
    'Token sales, ads and events marked “Demo” are fictional, made up for this demo. You cannot take part in them or buy anything.',
  event: 'This event is fictional, made up for this demo, and does not take place.',
  events: 'Events marked “Demo” are fictional, made up for this demo, and do not take place.',
  post: 'This is a sample article, written for the demo of this site.',
  posts: 'Articles marked “Demo” are samples, written for the demo of this site.',
  prices: 'Prices marked “Demo data” are simulated. They are not real market prices.',
  quizzes:
    'Quizzes marked “Demo” are about fictional token sales, made up for this demo. Their rewards are test tokens.',
  figures:
    '{site} does not sell tokens or take a cut of any sale. All figures are fictional, made up for this demo. Last updated {date}',
} satisfies Translation<'demo-notes'>
